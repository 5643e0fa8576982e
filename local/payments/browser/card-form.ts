import { resolveAppearance } from "./appearance";
import { callApi, intentOf, intentResult } from "./api-calls";
import { digitsOf, firstProblem, parseExpiry } from "./card-details";
import { CardFields } from "./card-fields";
import {
  CONNECT,
  type Appearance,
  type Font,
  type FrameResult,
  type FromFrame,
  type Question,
  type ToFrame,
} from "./messages";

/** The script of the frame: the card's details stay here and go to the payments server alone. */
class CardForm {
  private readonly fields: CardFields;

  constructor(private readonly port: MessagePort) {
    this.fields = new CardFields((message) => this.say(message));
    port.onmessage = ({ data }: MessageEvent<ToFrame>) => void this.hear(data);
    new ResizeObserver(() => this.sayHeight()).observe(document.body);
    this.say({ type: "ready" });
  }

  private say(message: FromFrame) {
    this.port.postMessage(message);
  }

  private sayHeight() {
    const { colorScheme } = document.documentElement.style;
    this.say({ type: "height", height: Math.ceil(document.body.getBoundingClientRect().height), colorScheme });
  }

  private async hear(message: ToFrame) {
    if (message.type === "appearance") this.dress(message.appearance, message.fonts);
    else if (message.type !== "question") this.fields[message.type]();
    else this.say({ type: "answer", id: message.id, result: await this.answer(message.question) });
  }

  private dress(appearance: Appearance, fonts: Font[]) {
    for (const { family, src, weight } of fonts) document.fonts.add(new FontFace(family, src, { weight }));
    const system = matchMedia("(prefers-color-scheme: dark)");
    const apply = () => {
      const { colorScheme, values } = resolveAppearance(appearance, system.matches);
      const { style } = document.documentElement;
      style.colorScheme = colorScheme;
      for (const [name, value] of Object.entries(values)) style.setProperty(`--${name}`, value);
      this.sayHeight();
    };
    system.onchange = apply;
    apply();
  }

  private async answer(question: Question): Promise<FrameResult> {
    const problem = firstProblem(this.fields.details, new Date());
    if (problem) {
      this.fields.showAll();
      return { error: { type: "validation_error", code: problem.code, message: problem.message } };
    }
    if (question.kind === "validate") return {};
    this.fields.lock(true);
    const result = question.kind === "confirm" ? await this.confirm(question) : await this.createMethod(question);
    this.fields.lock(false);
    if (result.error?.type === "card_error") this.fields.showRefusal(result.error.message);
    return result;
  }

  private async confirm(question: Extract<Question, { kind: "confirm" }>): Promise<FrameResult> {
    const { key, clientSecret, billingDetails, returnUrl } = question;
    const result = await callApi({
      origin: "",
      key,
      method: "POST",
      path: `${intentOf(clientSecret).path}/confirm`,
      fields: {
        client_secret: clientSecret,
        return_url: returnUrl,
        payment_method_data: this.methodData(billingDetails),
      },
    });
    return intentResult(clientSecret, result);
  }

  private async createMethod(question: Extract<Question, { kind: "create_method" }>): Promise<FrameResult> {
    const fields = this.methodData(question.billingDetails);
    const result = await callApi({ origin: "", key: question.key, method: "POST", path: "payment_methods", fields });
    return result.error ? { error: result.error } : { paymentMethod: result.value };
  }

  private methodData(billingDetails: Record<string, unknown> = {}) {
    const { number, expiry, code } = this.fields.details;
    const { month, year } = parseExpiry(expiry)!;
    const card = { number: digitsOf(number), exp_month: month, exp_year: year, cvc: code };
    return { type: "card", card, billing_details: billingDetails as Record<string, string> };
  }
}

// The address of the only page that may hold this frame comes from the server.
const { appOrigin } = document.documentElement.dataset;

addEventListener("message", ({ origin, data, ports }: MessageEvent) => {
  const [port] = ports;
  if (origin === appOrigin && data === CONNECT && port) new CardForm(port);
});
