import { expect, it } from "vitest";
import { saysWho } from "./says-who";

it.each([
  "Aqui é a Bruna, neta do Seu Nonô.",
  "This is Larissa, for my mother.",
  "Hier ist die Maria Golser.",
  "Zwei Ärztinnen: Frau Annegret Böhme und Frau Ute Kern.",
])("knows who works or writes: %s", (sentence) => expect(saysWho(sentence)).toBe(true));

it.each([
  "This is where Whitby buys its bread.",
  "Hier ist immer Platz für alle.",
  "Met liefde gebakken brood.",
  "Tu jest zawsze świeży chleb.",
])("leaves what a business says: %s", (sentence) => expect(saysWho(sentence)).toBe(false));
