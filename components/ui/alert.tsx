import type { ReactNode } from "react";

/** Why something failed. It stands on the page before, empty, so that it is read out when it comes. */
export const Alert = (props: { id?: string; className?: string; children: ReactNode }) => (
  <p
    id={props.id}
    role="alert"
    className={`${props.className ?? ""} text-sm text-loss empty:hidden`.trim()}
  >
    {props.children}
  </p>
);
