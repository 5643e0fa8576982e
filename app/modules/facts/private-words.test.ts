import { expect, it } from "vitest";
import { planFor } from "../generation/built-in/built-in-designer";
import { brief } from "../site/brief";
import { isForMakerAlone, tellsSecret } from "./private-words";

const pageOf = (designBrief: string) =>
  JSON.stringify(
    planFor(brief.parse({ template: "classic", industry: "other", projectTitle: "Loon Watch", designBrief })).sections,
  );

it.each([
  ["Internal: Thuy goes on leave in March. Her mother is ill.", ["Thuy", "mother"]],
  ["Not for publication: the case against Cannock is live.", ["Cannock"]],
  ["Nur intern: wir ziehen im März um.", ["März"]],
  ["Nota interna: el local se traspasa en junio.", ["traspasa"]],
  ["Note pour vous seul : je divorce, le nom Métadier ne doit paraître nulle part.", ["divorce", "Métadier"]],
  ["Nota per voi: Ivan parte a giugno.", ["Ivan"]],
  ["Aqui entre nós: a loja vai fechar em junho.", ["fechar"]],
  ["Alleen voor jullie: Bert stopt in maart.", ["Bert"]],
  ["Tylko dla pana: Kuba odchodzi w marcu.", ["Kuba"]],
  ["ملاحظة لكم: أخي يسافر في آذار.", ["أخي"]],
  ["Keys are kept in a safe with numbers (code for the safe is my kids birthday 0412 lol)", ["0412", "birthday"]],
  ["The alarm code is 4711.", ["4711"]],
  ["- We look at every room\n- The alarm code is 4711", ["4711"]],
  ["- We look at every room. The door code is 2580.\n- We ring you.", ["2580"]],
  ["Das Passwort vom Router ist 12345678.", ["12345678"]],
  ["El código de la puerta es 2580.", ["2580"]],
  ["Le code du portail : 1964.", ["1964"]],
])("keeps off the page: %s", (said, words) => {
  const page = pageOf(`We check on empty cottages in Muskoka.\n\nWe come every week and look at all rooms.\n\n${said}`);
  for (const word of words) expect(page).not.toContain(word);
  expect(page).toContain("every week");
});

it("keeps the sentence around a bracket with a secret", () =>
  expect(pageOf("We check on cottages.\n\nKeys are kept in a safe (the code is 0412 for the safe 0412).")).toContain(
    "Keys are kept in a safe",
  ));

it.each([
  "Internal doors: £90 each, hung and painted.",
  "Our code of practice opens doors.",
  "Postcode LS2 7DJ, gate on the left, 4 steps.",
  "Doors open at 1900.",
  "Use the code SUMMER for 10 % off.",
  "Note: the pin is replaced after 300 hours of flying.",
])("leaves what visitors read: %s", (text) => {
  expect(isForMakerAlone(text)).toBe(false);
  expect(tellsSecret(text)).toBe(false);
});
