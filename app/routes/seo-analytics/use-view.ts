import { useSearchParams } from "@remix-run/react";
import { readView } from "./view";

/** What the address says of the screen now. */
export function useView() {
  const [params] = useSearchParams();
  return readView(params);
}
