import { applyEdit } from "../../editing/edit";
import type { ContactFormConfig } from "../../contact/contact-form-config";
import type { GeneratedCode } from "../../generation/generated-code";
import { explainLimits } from "./beyond";
import { changeAddress } from "./facts/change-address";
import { changeFigure } from "./facts/change-figures";
import { changeLinks } from "./facts/change-links";
import { changeContact } from "./facts/contact-details";
import { changeHours } from "./facts/hours/change-hours";
import { changePrices } from "./facts/prices/change-prices";
import { changeForm } from "./form/change-form";
import { changeImages } from "./images/change-images";
import { asEdit } from "./as-edit";
import { changeLook } from "./looks/change-look";
import { normalise } from "./normalise";
import type { Intent, Outcome } from "./outcome";
import { changeSections } from "./sections/change-sections";
import { renameSection } from "./sections/rename-section";
import { openSite } from "./site";
import { hasPronoun, partings, withAntecedent, withoutLeadIn } from "./split-requests";
import { addText } from "./texts/add-text";
import { fillPlaceholder } from "./texts/fill-placeholder";
import { changeBusinessName, changeName } from "./texts/change-names";
import { changeText } from "./texts/change-text";
import { removeText } from "./texts/remove-text";
import { replaceText } from "./texts/replace-words";

/** The narrower a family's wordings, the earlier it is asked. */
const INTENTS: Intent[] = [
  explainLimits, fillPlaceholder, changeBusinessName, changeName, changeLinks, changeContact, changeHours, changeForm, changePrices, changeAddress, renameSection, changeSections,
  changeImages, replaceText, changeLook, addText, removeText, changeText, changeFigure,
];

/** What a message came to. */
export interface Answered {
  outcomes: Outcome[];
  /** Requests in it that were not understood. */
  missed: string[];
  after: GeneratedCode;
  form: ContactFormConfig | null;
}

const MOST_REQUESTS = 8;

/** Reads a message as one request or as several, each on what the one before left; null when nothing of it is understood. */
export function interpret(message: string, code: GeneratedCode, form: ContactFormConfig | null, depth = 0): Answered | null {
  const said = withoutLeadIn(message);
  const ways = depth < MOST_REQUESTS ? partings(said) : [];
  const readings = ways.map((way) => ({ way, left: one(way.left, code, form) }));
  for (const { way, left } of readings) if (left && way.own) {
    const both = joined(left, way.right, form, depth);
    if (both) return both;
  }
  const whole = one(said, code, form);
  if (whole) return whole;
  for (const { way, left } of readings) if (left && !way.own) {
    const both = joined(left, way.right, form, depth);
    if (both) return both;
  }
  return partly(readings, code, form, depth);
}

function one(request: string, code: GeneratedCode, form: ContactFormConfig | null): Answered | null {
  const site = openSite(code, form);
  const plain = normalise(request);
  for (const intent of INTENTS) {
    const outcome = plain ? intent(plain, site) : null;
    if (outcome) return { outcomes: [outcome], missed: [], after: applyEdit(code, asEdit(outcome.splices)), form: outcome.form ?? null };
  }
  return null;
}

function joined(left: Answered, right: string, form: ContactFormConfig | null, depth: number): Answered | null {
  const about = left.outcomes.at(-1)?.about;
  const request = hasPronoun(right) ? withAntecedent(right, about) : right;
  const borrowed = about ? request.replace(/^(\w+) /, `$1 ${about} `) : null;
  const rest = interpret(request, left.after, left.form ?? form, depth + 1) ?? (borrowed ? interpret(borrowed, left.after, left.form ?? form, depth + 1) : null);
  if (!rest || (!changes(left) && !changes(rest))) return null;
  return { outcomes: [...left.outcomes, ...rest.outcomes], missed: rest.missed, after: rest.after, form: rest.form ?? left.form };
}

/** Whether anything of it is a change, and not only words. */
export const changes = ({ outcomes }: Answered) => outcomes.some(({ splices }) => splices.length > 0);

type Reading = { way: ReturnType<typeof partings>[number]; left: Answered | null };

/** Does what it understands of a message, and names the rest. */
function partly(readings: Reading[], code: GeneratedCode, form: ContactFormConfig | null, depth: number): Answered | null {
  for (const { way, left } of readings) {
    if (!way.own && !/^(?:the|all|our|my) /i.test(way.right)) continue;
    if (left && changes(left)) return { ...left, missed: [...left.missed, way.right] };
    const right = way.own && !left ? interpret(way.right, code, form, depth + 1) : null;
    if (right && changes(right)) return { ...right, missed: [way.left, ...right.missed] };
  }
  return null;
}
