"use client";

import { type RefObject, useEffect, useRef } from "react";

/** What is wrong with a form, and with which part of it. */
export interface FormProblem<Place extends string> {
  readonly at: Place;
  readonly text: string;
}

/** What is wrong with a field, said right under it, or with the form, said over its button. The student is taken there each time that it is said. */
export const FieldProblem = (props: {
  /** For the field's `aria-describedby`. */
  id: string;
  problem: { readonly text: string } | null;
  /** Where it can be mended; left out when no field of the form can mend it. */
  field?: RefObject<HTMLElement | null>;
}) => {
  const line = useRef<HTMLParagraphElement>(null);
  const { problem, field } = props;
  useEffect(() => {
    if (problem === null) return;
    (field ?? line).current?.focus({ preventScroll: true });
    line.current?.scrollIntoView({ block: "center" });
  }, [problem, field]);
  return (
    <p
      ref={line}
      id={props.id}
      role="alert"
      tabIndex={field === undefined ? -1 : undefined}
      className="text-sm text-loss outline-none empty:hidden"
    >
      {problem?.text}
    </p>
  );
};
