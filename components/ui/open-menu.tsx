"use client";

import { DropdownMenu } from "radix-ui";
import { useRef } from "react";
import type { MenuProps } from "./menu.tsx";

/** A menu that was opened once; it opens as it comes. */
export const OpenMenu = (props: MenuProps) => {
  const { items, focusAfter } = props;
  const chosen = useRef(false);
  const choose = (act: () => void) => () => {
    chosen.current = true;
    act();
  };
  return (
    <DropdownMenu.Root
      defaultOpen
      modal={false}
      onOpenChange={(open) => {
        if (!open) return;
        chosen.current = false;
        props.onOpen?.();
      }}
    >
      <DropdownMenu.Trigger {...props.button} />
      <DropdownMenu.Content
        side={props.side}
        align={props.align}
        sideOffset={6}
        collisionPadding={16}
        lang={props.lang}
        className="menu-sheet"
        onCloseAutoFocus={(event) => {
          if (!chosen.current || !focusAfter) return;
          event.preventDefault();
          focusAfter.current?.focus();
        }}
      >
        {items.map(({ label, chosen: does }) =>
          typeof does === "string" ? (
            <DropdownMenu.Item key={label} asChild>
              <a href={does} download>
                {label}
              </a>
            </DropdownMenu.Item>
          ) : (
            <DropdownMenu.Item key={label} asChild onSelect={choose(does)}>
              <button type="button">{label}</button>
            </DropdownMenu.Item>
          ),
        )}
        {props.caption}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};
