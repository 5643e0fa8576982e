import { claimCases } from "./claim-case";

const tavern = {
  title: "Taberna El Almendro",
  brief: `Taberna en Cádiz, abierta en 1987 por mi padre, Rafael Montero. 12 mesas. Tortillitas de camarones 3,50 €, atún encebollado 14 €, menú del día 13,90 € de martes a viernes. Abrimos de 12.30 a 16.30 y de 20 a 23.30. Lunes cerrado. Calle Virgen de la Palma 9, 11002 Cádiz. Teléfono 956 496 012.`,
};

const clinic = {
  title: "Fisioterapia Ribera",
  brief: "Clínica de fisioterapia en Zaragoza. Lucía Abad, colegiada 1482, y Javier Royo, colegiado 2077. Sesión de 50 minutos 42 euros, bono de 5 sesiones 190 euros. Lunes a viernes 9:00-20:00. Tel. 976 49 60 33, citas@ribera.example",
  document: "Más de 6.000 pacientes desde 2009. Certificado de centro sanitario nº 5023871.",
};

const school = {
  title: "Academia Puente",
  brief: "Academia de idiomas en Valencia: inglés, alemán y valenciano. Grupos de 6 alumnos como máximo. Curso trimestral 285 €. Matrícula gratis hasta el 15 de septiembre. 9 de cada 10 alumnos aprueban. Centro examinador de Cambridge. Horario: 10-14 h y 16-21 h. Calle Sueca 31.",
};

export const spanish = [
  ...claimCases("es", tavern, [
    ["como en el texto", "{{Rafael Montero}} abrió la taberna {{en 1987}}."],
    ["otro año", "Desde [[date|1978]] en el mismo rincón."],
    ["años inventados", "[[number|Más de 50 años]] de tradición."],
    ["mesas en letras", "{{Doce mesas}} y una barra de mármol."],
    ["mesas de más", "[[number|Veinte mesas]] y una terraza."],
    ["precio con ceros", "Atún encebollado, {{14,00 €}}"],
    ["precio con punto", "Tortillitas de camarones {{3.50 €}}"],
    ["precio de otro plato", "Tortillitas de camarones [[price|14 €]]"],
    ["horario con dos puntos", "De {{12:30 a 16:30}} y de {{20:00 a 23:30}}"],
    ["horario más largo", "Cocina abierta [[hours|hasta la 1:00]]"],
    ["cerrado con otras palabras", "{{Cerramos los lunes}}."],
    ["cerrado otro día", "[[hours|Cerramos los domingos]]."],
    ["dirección como en el texto", "{{Calle Virgen de la Palma, 9}}, Cádiz"],
    ["dirección de otra calle", "[[address|Calle Virgen de la Peña, 9]], Cádiz"],
    ["teléfono junto", "{{956496012}}"],
    ["teléfono con prefijo", "{{+34 956 496 012}}"],
    ["teléfono cambiado", "[[phone|956 469 012]]"],
    ["premio inventado", "[[award|Premio a la mejor tapa de Cádiz]] [[date|2022]]"],
    ["cocinero inventado", "En los fogones, [[person|Manuel Ortega]]."],
    ["sol inventado", "Con [[award|un Sol Repsol]]"],
  ]),
  ...claimCases("es", clinic, [
    ["número de colegiada", "{{Lucía Abad}}, colegiada {{1482}}"],
    ["número de otro colegiado", "{{Javier Royo}}, colegiado [[certification|2707]]"],
    ["duración y precio", "{{50 minutos}}, {{42 €}}"],
    ["duración alargada", "Sesiones de [[number|60 minutos]]"],
    ["bono en letras", "Bono de {{cinco sesiones}} por {{190 €}}"],
    ["bono mayor", "Bono de [[number|diez sesiones]] por [[price|350 €]]"],
    ["horario en doce horas", "{{De lunes a viernes, de 9 de la mañana a 8 de la tarde}}"],
    ["sábado inventado", "[[hours|Sábados de 10 a 14 h]]"],
    ["pacientes sin punto", "{{6000 pacientes}} desde {{2009}}"],
    ["pacientes de más", "[[number|Más de 10.000 pacientes]] satisfechos"],
    ["testimonio inventado", "[[testimonial|«Me quitaron el dolor en dos sesiones.»]] [[person|Pilar Gascón]]"],
    ["porcentaje inventado", "El [[percentage|97 %]] nos recomienda."],
    ["certificado inventado", "Clínica con [[certification|certificado ISO 9001]]"],
    ["correo como en el texto", "{{citas@ribera.example}}"],
    ["correo inventado", "[[email|hola@ribera.example]]"],
  ]),
  ...claimCases("es", school, [
    ["máximo en letras", "{{Seis alumnos}} por grupo, ni uno más."],
    ["máximo mayor", "[[number|Ocho alumnos]] por grupo"],
    ["precio con palabra", "{{285 euros}} al trimestre"],
    ["precio al mes inventado", "Desde [[price|79 €]] al mes"],
    ["fecha con cifras", "Matrícula gratis hasta el {{15/09}}"],
    ["fecha movida", "Matrícula gratis hasta el [[date|30 de septiembre]]"],
    ["proporción como en el texto", "{{Nueve de cada diez}} alumnos aprueban."],
    ["proporción como porcentaje", "Aprueba el {{90 %}} de los alumnos."],
    ["proporción mejorada", "Aprueba el [[percentage|98 %]] de los alumnos."],
    ["centro como en el texto", "{{Centro examinador de Cambridge}}"],
    ["otro instituto", "Centro acreditado por el [[certification|Instituto Cervantes]]"],
    ["profesora inventada", "Clases con [[person|Amparo Llorens]]"],
    ["idiomas sin cifras", "Inglés, alemán y valenciano, en grupos pequeños."],
  ]),
];
