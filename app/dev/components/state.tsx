import type { ReactNode } from "react";

/** A group of components. */
export const Part = (props: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 gap-6">
    <h2 className="border-b border-rule pb-2 font-serif text-xl font-medium">{props.title}</h2>
    {props.children}
  </section>
);

/** A component in one of its states. */
export const State = (props: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-2">
    <p className="caption">{props.name}</p>
    <div className="min-w-0">{props.children}</div>
  </div>
);
