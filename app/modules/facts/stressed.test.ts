import { describe, expect, it } from "vitest";
import { planFor } from "../generation/built-in/built-in-designer";
import { brief } from "../site/brief";
import { readFacts } from "./read-facts";
import { readSource } from "./source-text";
import { readStressed } from "./stressed";

const stressedIn = (text: string) => {
  const { sentences, large } = readStressed(readSource(text));
  return { sentences: [...sentences], large };
};

describe("what the owner wants nobody to miss", () => {
  it.each([
    [
      "Clients in labour must ring their own midwife, not this number; please say so clearly.",
      "Clients in labour must ring their own midwife, not this number.",
    ],
    ["I'm booked about 2 weeks ahead so tell people that before they get cross.", "I'm booked about 2 weeks ahead."],
    [
      "If water is not found the charge is payable, kindly mention this honestly.",
      "If water is not found the charge is payable.",
    ],
    [
      "Tre camere e 64 gradini, li ho contati io, quindi scrivetelo chiaro.",
      "Tre camere e 64 gradini, li ho contati io.",
    ],
    [
      "Wichtig: Das Pferd soll trocken dastehen und jemand soll es halten. Das bitte irgendwo hinschreiben, freundlich.",
      "Das Pferd soll trocken dastehen und jemand soll es halten.",
    ],
    ["Kunstgras leggen wij niet in tuinen, dus zet dat erbij.", "Kunstgras leggen wij niet in tuinen."],
    ["Nie malujemy antyków na biało, proszę to napisać.", "Nie malujemy antyków na biało."],
    [
      "Everything is fried the same day, this is what I want people to know before anything else.",
      "Everything is fried the same day.",
    ],
    [
      "One gluten free cake, but not for coeliacs and I'd want that said plainly.",
      "One gluten free cake, but not for coeliacs.",
    ],
    ["Im Notfall gilt die Klinik oder 112, das muss sichtbar sein.", "Im Notfall gilt die Klinik oder 112."],
    ["Que quede claro que lo que se paga llega a la finca.", "Lo que se paga llega a la finca."],
    ["Everyone bought a rig, so what I want the site to get across is: we site it first.", "We site it first."],
    ["Há um tanque, não é piscina vigiada, e convém dizê-lo.", "Há um tanque, não é piscina vigiada."],
    ["We do have nuts in the van so pls say that clearly, its important.", "We do have nuts in the van."],
    ["We have no legal aid contract. This must be stated early, with courtesy.", "We have no legal aid contract."],
    [
      "Il laboratorio è tutto senza glutine, nessuna contaminazione, questo va scritto GRANDE perché le mamme chiedono.",
      "Il laboratorio è tutto senza glutine, nessuna contaminazione.",
    ],
    ["Im Haus gibt es keinen Aufzug, das muss groß dastehen.", "Im Haus gibt es keinen Aufzug."],
    [
      "IMPORTANT dont light the fire for a day before I come, put that where nobody can miss it, some do.",
      "Dont light the fire for a day before I come.",
    ],
    [
      "Let op: een plat dak mag niet zonder valbeveiliging betreden worden.",
      "Een plat dak mag niet zonder valbeveiliging betreden worden.",
    ],
    ["Atención: la cocina no puede usarse durante el plazo.", "La cocina no puede usarse durante el plazo."],
    ["À dire clairement : saignements, fièvre = urgences maternité.", "Saignements, fièvre = urgences maternité."],
    ["Délai actuel : environ huit mois, mieux vaut le dire tout de suite.", "Délai actuel : environ huit mois."],
    [
      "S'il y a des nœuds je tonds, je défais pas, faut que ce soit écrit.",
      "S'il y a des nœuds je tonds, je défais pas.",
    ],
    ["Knalgeel, groot. en zeg dat ze EERST een backup maken", "EERST een backup maken"],
    ["Please tell people to pack the kitchen before we come.", "Pack the kitchen before we come."],
    ["We never take commission from anyone. Say that loud.", "We never take commission from anyone."],
    [
      "Voice is switched off from the second week; nobody should be surprised by this.",
      "Voice is switched off from the second week.",
    ],
    ["نغلق باب الطلبات يوم ١٥ رمضان، أرجو أن يكون هذا واضحاً لأن كل سنة يصير زعل.", "نغلق باب الطلبات يوم ١٥ رمضان."],
    [
      "Christmas is nearly always full by September so could that be somewhere near the top.",
      "Christmas is nearly always full by September.",
    ],
    ["Bitte melden, sobald der Test positiv ist. Wirklich!", "Bitte melden, sobald der Test positiv ist."],
    ["Importante traer los cuchillos envueltos en cartón.", "Importante traer los cuchillos envueltos en cartón."],
    [
      "If it is backing up in the tub STOP running water and call.",
      "If it is backing up in the tub STOP running water and call.",
    ],
    ["Please put where nobody can miss it that we cannot take quartz clocks.", "We cannot take quartz clocks."],
    ["Por favor pongan bien visible que no reparamos relojes de cuarzo.", "No reparamos relojes de cuarzo."],
    ["Merci de mettre bien en vue que nous ne prenons pas les montres.", "Nous ne prenons pas les montres."],
    ["Mettete bene in vista che non ripariamo orologi al quarzo.", "Non ripariamo orologi al quarzo."],
    ["Ponham bem visível que não aceitamos relógios de quartzo.", "Não aceitamos relógios de quartzo."],
    ["Proszę napisać wyraźnie, że nie naprawiamy zegarów kwarcowych.", "Nie naprawiamy zegarów kwarcowych."],
    ["اكتبوا بوضوح أننا لا نصلح الساعات الإلكترونية.", "لا نصلح الساعات الإلكترونية."],
    ["Uwaga: odbiór sprzętu najpóźniej o dziewiątej.", "Odbiór sprzętu najpóźniej o dziewiątej."],
    ["Attenzione: in agosto il negozio resta chiuso.", "In agosto il negozio resta chiuso."],
    ["Atenção: o portão fecha às dez em ponto.", "O portão fecha às dez em ponto."],
    ["On tire pas les cheveux des clientes, il faut l'écrire.", "On tire pas les cheveux des clientes."],
    [
      "I can come within 24 hrs, weekends too. That's the thing i want at the very top, like the first sentence.",
      "I can come within 24 hrs, weekends too.",
    ],
    ["Two rooms are left for next year. TOP OF PAGE, it will change.", "Two rooms are left for next year."],
    ["No referral from a dentist needed, and she wants that near the top.", "No referral from a dentist needed."],
    ["Wir messen umsonst und ohne Vertrag. Das muss ganz nach oben.", "Wir messen umsonst und ohne Vertrag."],
    [
      "La reserva se devuelve completa. Eso es lo que nos diferencia y tiene que ir arriba.",
      "La reserva se devuelve completa.",
    ],
    ["Il reste 14 places, c'est ça qu'il faut voir en premier, avec un bouton.", "Il reste 14 places."],
    ["Il sopralluogo non si paga mai. Questo va in alto.", "Il sopralluogo non si paga mai."],
    ["Livre agora: 3 simples, 1 mezanino. Isso primeiro, com um botão.", "Livre agora: 3 simples, 1 mezanino."],
    ["Wij rijden ook op zondag uit. Dat moet bovenaan.", "Wij rijden ook op zondag uit."],
    ["Przyjeżdżamy tego samego dnia. To ma być na samej górze.", "Przyjeżdżamy tego samego dnia."],
    ["نصل في اليوم نفسه إلى كل الأحياء. هذا في أعلى الصفحة.", "نصل في اليوم نفسه إلى كل الأحياء."],
    [
      "Todo sin gluten de toda la vida, eso pónganlo GRANDE que hay celíacos que lloran.",
      "Todo sin gluten de toda la vida.",
    ],
    ["Tout est sans gluten depuis toujours, ça mettez-le en GROS.", "Tout est sans gluten depuis toujours."],
    ["Also note: we are not responsible for a saree already torn.", "We are not responsible for a saree already torn."],
  ])("is known without the words that ask for it: %s", (text, said) =>
    expect(stressedIn(text).sentences).toContain(said),
  );

  it.each([
    ["A counter with 412 passes, that number should be massive.", "412 passes"],
    [
      "Desde 2016: 312 imóveis preparados. Este número gostaríamos que tivesse grande destaque.",
      "Desde 2016: 312 imóveis preparados",
    ],
  ])("may be a number: %s", (text, large) => expect(stressedIn(text).large).toBe(large));

  it.each([
    "We write letters, mention this offer when you call and get a pen.",
    "Please say hello to the dog.",
    "Put the kettle on where you see it that morning.",
    "This number is for emergencies.",
    "WE DO NOT SELL SHOES AND NEVER DID",
    "Wichtig ist mir eine große Schrift.",
    "Kilt hire NOT made in China from £60.50 a day.",
    "Station Terr    4 bed   £84   steep stairs, say so",
    "Nail varnish dries slowly here. That should dry first in the sun.",
    "Die Glasur ist noch weich. Das muss zuerst trocknen, dann brennen wir.",
    "Notre aîné vit à Montréal, mettez-le pas!",
    "De lijm is nog nat. Dat moet eerst drogen.",
  ])("is nothing that visitors are told to do: %s", (text) =>
    expect(stressedIn(text)).toEqual({ sentences: [], large: undefined }),
  );

  it("is said without the words that tell where it is to stand", () =>
    expect(
      stressedIn("Wichtig, muss als Erstes stehen: Das Erstgespräch kostet nichts, und man braucht keine Unterlagen.")
        .sentences,
    ).toEqual(["Das Erstgespräch kostet nichts, und man braucht keine Unterlagen."]));

  it("keeps what a sentence goes on with behind the asking", () => {
    const said =
      "Damos clases en Ruzafa. Vienen muchos hombres también, que se note porque creen que no, y la mayor tiene 74.";
    const { prose, stressed } = readFacts(said);
    expect(stressed).toEqual(["Vienen muchos hombres también."]);
    expect(prose.paragraphs.flat()).toContain("La mayor tiene 74.");
  });

  it("reads the button among the words that ask, and publishes none of them", () => {
    const { wishes, prose } = readFacts(
      "Je vends des paniers de légumes. Il reste 14 places, c'est ça qu'il faut voir en premier, avec un bouton \"Réserver mon panier\".",
    );
    expect(wishes.mainAction).toBe("Réserver mon panier");
    expect(prose.paragraphs.flat().join(" ")).not.toContain("bouton");
    const told = readFacts("Alugamos kitnets em Viçosa. Livre agora: 3 simples. Isso primeiro, com botão pro zap.");
    expect(told.prose.paragraphs.flat().join(" ")).not.toContain("Isso");
  });

  it("is not the small print of the hours, too", () => {
    const { hours, stressed } = readFacts(
      "Chimney sweeping in Hexham.\nIMPORTANT dont light the fire for 24 hrs before I come.\nMon to Fri 8 till 5.",
    );
    expect(stressed).toEqual(["Dont light the fire for 24 hrs before I come."]);
    expect(hours[0]).not.toHaveProperty("note");
  });

  it("is no wish, and stands in the first view", () => {
    const text =
      "A driving school in Birmingham. We teach nervous people. No refunds within a day, so please say that clearly. A counter with 412 passes, that number should be massive.";
    expect(readFacts(text).stressed).toEqual(["No refunds within a day."]);
    expect(
      readFacts("She visits people at home. She'd like people to know that she always shows her card.").stressed,
    ).toEqual(["She always shows her card."]);
    const hero = planFor(
      brief.parse({
        projectTitle: "Pass",
        industry: "other",
        audience: "families",
        template: "modern",
        designBrief: text,
      }),
    ).sections[0];
    expect(hero).toMatchObject({ title: "412 passes", notice: "No refunds within a day." });
  });
});
