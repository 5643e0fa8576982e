/** A generation that cannot succeed by being tried again; the message is for the website's owner. */
export class GenerationFailure extends Error {
  override name = "GenerationFailure";
}
