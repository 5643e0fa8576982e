import type { WordTable } from "../../reading/read-languages";
import type { PriceKind } from "../price-kinds";

export const es: WordTable<PriceKind> = {
  at: "a|al|a la|por",
  number:
    "uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|mil|trece|catorce|dieciséis|dieciseis|diecisiete|dieciocho|diecinueve|doscientos|trescientos|cuatrocientos|quinientos|seiscientos|setecientos|ochocientos|novecientos",
  unitOfMoney:
    "euro|euros|pavos|dólar|dólares|dolares|peso|pesos|libras|céntimos|soles|pavo|lucas|luca|varos|córdoba|córdobas|cordobas|lempiras|quetzales|bolivianos|guaraníes",
  amount: "un euro",
  free: "entran gratis|entra gratis|van sin pagar|no se cobra|no se cobran|no pagan entrada|es sin cargo|sin cobro|no pagan|no paga|sin coste alguno|gratis|gratuito|gratuita|gratuitos|gratuitas|sin cargo|sin coste|sin costo|no tiene coste alguno|no tiene costo alguno|no tiene coste|no tiene costo|no cuesta nada|no cuestan nada|va de regalo|van de regalo|de regalo|entran sin pagar|va gratis|van gratis|gratuita siempre|gratuito siempre|gratis siempre|siempre gratis",
  from: "arranca en|arrancan en|arranca desde|arrancan desde|ofertas desde|desde solo|desde|a partir de|unos|aprox.|aproximadamente|alrededor de",
  only: "solo|sólo|ahora",
  between: "entre",
  to: "hasta",
  limit: "más de|menos de|superior a|superiores a|inferior a|al menos|hasta|solo a partir de|sólo a partir de",
  per: "/|cada",
  article: "la|el|los|las|un|una",
  period:
    "al mes|mensual|mensuales|mensualmente|al año|anual|anuales|a la semana|semanal|semanales|diario|diarios|la noche|por noche|la hora|el par|la unidad|cada uno|cada una|fines de semana|entre semana|c/u|extra|suplemento|recargo",
  onTop: "aparte|se paga aparte|se suma|se suman",
  withTax: "más|sin|con|+",
  tax: "iva|impuestos|igic",
  for: "para",
  preposition:
    "dependiendo de|dependiendo del|depende de|depende del|en función de|en función del|de|del|con|sin|en|para|por|durante|desde|hasta|según|sobre|tras|antes de|después de|al",
  and: "y|e|o|u|&",
  linking:
    "cuesta|cuestan|vale|valen|es|son|está en|están en|sale a|salen a|sale por|empieza en|=|sale|salen|salen por|son siempre|es siempre|queda en|quedan en|va a|está a|están a",
  offer: "ofrecemos|hacemos|vendemos|tenemos|también|además|nuestro|nuestra|nuestros|nuestras|eh|ehm|hago|ofrezco",
  speech:
    "tu|tus|te|somos|estamos|hay|tiene|tienen|tengo|su|sus|mi|mis|usted|ustedes|nosotros|cobramos|cobro|cobra|pagan|paga|pagamos|pagar|dura|duran|tarda|tardan|puede|pueden|puedes|que|incluye|incluyen|termina|porque|quien|cómo|cuánto|ambos|ambas|soy|me llamo",
  noPrice:
    "de media|promedio|en promedio|retraso|demora|por no presentarse|tasa turística|impuesto turístico|lista de espera|perdido|perdida|pérdida|depósito|fianza|señal|mínimo|pedido mínimo|ahorra|ahorre|ahorrar|descuento|rebaja|recaudamos|recaudado|facturación|facturamos|multa|sanción|donación|donamos|donado|presupuesto|invertimos|invertido|nuestro alquiler|sueldo|salario|premio|valor de|dto|reembolsa|reembolsan|reembolso|devuelve|devuelven|devolución|gastamos|gastado|gastados|este año|el año pasado|pago|pagos|pago con tarjeta",
  answer: "sí|no|nunca|nada|ningún|ninguna|tampoco|la mayoría|algunos|algunas|muchos|muchas",
  when: "hoy|si|cuando|siempre que",
  otherwise: "si no|de lo contrario|en caso contrario",
  change: "más barato|más caro",
  except: "excepto|salvo|menos los|pero|a mitad de precio|sino",
  size: "pequeño|pequeña|mediano|mediana|grande|individual|doble|triple|media|entera|entero|s|m|l|xl|copa|botella|ración|media ración|caña|tubo",
  who: "niños|niño|niñas|adultos|adulto|estudiantes|jubilados|socios",
  measure:
    "metro cuadrado|metros cuadrados|ud|uds|minutos|minuto|min|horas|hora|h|días|día|semanas|semana|meses|mes|años|año|noches|noche|g|gr|kg|gramos|kilo|kilos|ml|cl|l|litro|litros|cm|mm|metros|personas|persona|unidades|piezas|sesiones|clases|páginas|usuarios",
  generic: "precio|precios|coste|costo|total|importe|tarifa|tarifas|el precio|todo",
  plain: "sin gluten|sin lactosa|sin azúcar|sin alcohol",
};
