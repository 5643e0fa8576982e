import { OAuth2Strategy } from "remix-auth-oauth2";

const LIMIT_MS = 5_000;

type Options = ConstructorParameters<typeof OAuth2Strategy>[0];
type Verify<User> = ConstructorParameters<typeof OAuth2Strategy<User>>[1];

/** The code flow, with an end to the wait for tokens: the library sends that one request without a time limit. */
export class PatientStrategy<User> extends OAuth2Strategy<User> {
  constructor(
    options: Options,
    verify: Verify<User>,
    private readonly limitMs = LIMIT_MS,
  ) {
    super(options, verify);
  }

  /** @throws TimeoutError when the identity provider does not answer in time */
  protected override validateAuthorizationCode(code: string, codeVerifier: string) {
    const signal = AbortSignal.timeout(this.limitMs);
    const late = new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason as Error)),
    );
    return Promise.race([super.validateAuthorizationCode(code, codeVerifier), late]);
  }
}
