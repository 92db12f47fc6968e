"use client";

import { type RefObject, useEffect } from "react";

/** A `<details>` that is a menu: Escape and a press elsewhere close it, and Escape gives the focus back. */
export const useLightDismiss = (menu: RefObject<HTMLDetailsElement | null>): void => {
  useEffect(() => {
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || menu.current?.open !== true) return;
      close();
      menu.current.querySelector("summary")?.focus();
    };
    window.addEventListener("pointerdown", onPress);
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("pointerdown", onPress);
      window.removeEventListener("keydown", onKey);
    };
  }, [menu]);
};
