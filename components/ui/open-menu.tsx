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
        className="z-40 w-max min-w-60 max-w-[min(22rem,calc(100vw_-_2rem))] max-h-(--radix-dropdown-menu-content-available-height) p-1.5 overflow-y-auto border border-rule rounded-xl bg-surface shadow-card text-sm [&_:is(a,_button)]:block [&_:is(a,_button)]:w-full [&_:is(a,_button)]:py-1.75 [&_:is(a,_button)]:px-3 [&_:is(a,_button)]:rounded-lg [&_:is(a,_button)]:text-start [&_:is(a,_button)]:wrap-anywhere [&_:is(a,_button)]:pointer-coarse:min-h-11 [&_:is(a,_button)]:data-highlighted:outline-none [&_:is(a,_button)]:data-highlighted:bg-surface-2"
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
