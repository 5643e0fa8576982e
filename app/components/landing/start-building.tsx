import { ButtonAnchor } from "~/components/ui/button-link";
import type { ButtonStyle } from "~/components/ui/button-style";

/** Every way in leads to sign-in, by a full page load (tests/list, section 2). */
export const SIGN_IN_PATH = "/api/login";

/** The landing page's main button. */
export function StartBuilding({ variant = "signal", ...look }: ButtonStyle) {
  return (
    <ButtonAnchor href={SIGN_IN_PATH} variant={variant} {...look}>
      Start Building ($20/mo)
    </ButtonAnchor>
  );
}
