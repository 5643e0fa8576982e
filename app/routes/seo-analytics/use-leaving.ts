import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** What arrives sooner than this, in milliseconds, needs no stand-in: one that only flashes is worse than none. */
const GRACE_MS = 200;

/** Whether another website or tab of this screen has been on its way for a while. */
export function useLeaving(): boolean {
  const here = useLocation();
  const { location, formData } = useNavigation();
  const leaving = Boolean(
    location && !formData && location.pathname === here.pathname && location.search !== here.search,
  );
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!leaving) return setShown(false);
    const timer = setTimeout(() => setShown(true), GRACE_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  return leaving && shown;
}
