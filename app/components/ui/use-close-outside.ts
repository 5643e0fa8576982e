import { useEffect, type RefObject } from "react";

/** For a menu of `<details>`: a press anywhere else closes it, in a frame of the page too, where only the focus tells. */
export function useCloseOutside(menu: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    document.addEventListener("pointerdown", onPress);
    window.addEventListener("blur", close);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      window.removeEventListener("blur", close);
    };
  }, [menu]);
}
