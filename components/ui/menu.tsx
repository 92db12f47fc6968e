"use client";

import {
  type ComponentProps,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useState,
} from "react";

const load = () => import("./open-menu.tsx");

// Most pages are read without a menu, and its code weighs as much as a fifth of a page's: it comes when a hand goes to the button.
const OpenMenu = lazy(async () => ({ default: (await load()).OpenMenu }));

export interface MenuProps {
  readonly button: ComponentProps<"button">;
  readonly items: readonly {
    readonly label: string;
    /** The address of a file to take away, or what to do. */
    readonly chosen: string | (() => void);
  }[];
  readonly side: "top" | "bottom";
  readonly align: "start" | "end";
  /** The language of the items, where it is not the page's. */
  readonly lang?: string;
  readonly onOpen?: () => void;
  /** Where the focus goes when something was chosen; else it goes back to the button. */
  readonly focusAfter?: RefObject<HTMLElement | null>;
  /** Below the items. */
  readonly caption?: ReactNode;
}

/** A button with a menu: arrow keys and letters walk through it, Escape and a press elsewhere close it. */
export const Menu = (props: MenuProps) => {
  const [opened, setOpened] = useState(false);
  const closed = (
    <button
      {...props.button}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => {
        props.onOpen?.();
        setOpened(true);
      }}
    />
  );
  if (!opened) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...props} />
    </Suspense>
  );
};
