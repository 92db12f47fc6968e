import type { ReactNode } from "react";

/** A page that has only one thing to say: what happened, what is kept, what to do. */
export const PageMessage = (props: { title: string; body: string; children?: ReactNode }) => (
  <section className="page grid justify-items-start gap-5 pt-[12vh] pb-24">
    <h1 className="max-w-[18ch] font-serif text-3xl font-medium tracking-[-0.015em]">
      {props.title}
    </h1>
    <p className="max-w-[56ch] font-serif text-lg text-ink-soft">{props.body}</p>
    <div className="mt-3 flex flex-wrap items-center gap-3">{props.children}</div>
  </section>
);
