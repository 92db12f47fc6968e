"use client";

import type { ReactNode } from "react";
import type { Theme } from "#lib/theme.ts";

const isDark = (): boolean => {
  const chosen = document.documentElement.dataset.theme;
  return chosen === undefined || chosen === "system"
    ? matchMedia("(prefers-color-scheme: dark)").matches
    : chosen === "dark";
};

/** Changes between day and night; paints at once and tells the server afterwards. */
export const switchTheme = async (save: (form: FormData) => Promise<void>): Promise<void> => {
  const next: Theme = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  const form = new FormData();
  form.set("theme", next);
  await save(form);
};

/** One button between day and night. */
export const ThemeSwitch = (props: {
  label: string;
  save: (form: FormData) => Promise<void>;
  /** The pictures of day and night. */
  children: ReactNode;
}) => (
  // On the narrowest phones there is no room for a sixth target as large as a fingertip; the search has it as a command.
  <form action={() => switchTheme(props.save)} className="max-[22.5rem]:pointer-coarse:hidden">
    <button
      type="submit"
      aria-label={props.label}
      title={props.label}
      className="pointer-coarse:min-h-11 pointer-coarse:min-w-11 grid min-h-9 min-w-9 place-items-center rounded-md text-ink-soft hover:bg-surface-2 hover:text-ink"
    >
      {props.children}
    </button>
  </form>
);
