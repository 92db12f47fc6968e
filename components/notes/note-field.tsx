import type { ComponentProps, ReactNode } from "react";

/** The field that takes a note, with what can be done with it at its foot. */
export const NoteField = (props: {
  field: ComponentProps<"textarea">;
  /** Beside other fields: it leaves them their room and can be drawn longer. */
  short?: boolean;
  children: ReactNode;
}) => (
  <div className="flex flex-col rounded-card border border-rule bg-surface shadow-card transition-colors focus-within:has-[textarea:focus-visible]:border-accent focus-within:has-[textarea:focus-visible]:outline focus-within:has-[textarea:focus-visible]:outline-accent has-aria-invalid:border-loss-line">
    <textarea
      spellCheck={false}
      {...props.field}
      className={`${props.short ? "min-h-44" : "min-h-[clamp(16rem,46dvh,34rem)]"} resize-y bg-transparent px-[clamp(1.25rem,3.5vw,2.75rem)] py-[clamp(1.25rem,3vw,2.25rem)] font-serif text-[1.125rem] leading-[1.65] outline-none placeholder:text-ink-faint placeholder:opacity-100`}
    />
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-rule px-[clamp(1.25rem,3.5vw,2.75rem)] py-2">
      {props.children}
    </div>
  </div>
);
