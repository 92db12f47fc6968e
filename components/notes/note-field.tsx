import type { ComponentProps, ReactNode } from "react";

/**
 * A line from which on it is drawn in a font of the system. The page's own comes in one file for each script, and a
 * browser breaks a line of words and spaces out of two of them in quadratic time: minutes for 400,000 characters.
 */
const longLine = 20_000;

/** Whether a text has a line so long; in linear time, as it is asked with every key. */
export const hasLongLine = (text: string): boolean => {
  for (let start = 0; start + longLine <= text.length; ) {
    const end = text.indexOf("\n", start);
    if ((end < 0 ? text.length : end) - start >= longLine) return true;
    if (end < 0) return false;
    start = end + 1;
  }
  return false;
};

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
      style={hasLongLine(String(props.field.value ?? "")) ? { fontFamily: "serif" } : undefined}
      className={`${props.short ? "min-h-44" : "min-h-[clamp(16rem,46dvh,34rem)]"} resize-y bg-transparent px-[clamp(1.25rem,3.5vw,2.75rem)] py-[clamp(1.25rem,3vw,2.25rem)] font-serif text-[1.125rem] leading-[1.65] outline-none placeholder:text-ink-faint placeholder:opacity-100`}
    />
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-rule px-[clamp(1.25rem,3.5vw,2.75rem)] py-2">
      {props.children}
    </div>
  </div>
);
