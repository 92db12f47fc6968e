import { CornerDownRight } from "lucide-react";
import Link from "next/link";
import { noteAnchor } from "#lib/questions/note-places.ts";
import type { Span } from "#lib/schemas/quiz.ts";

/** Leads to a place in the note of the quiz. */
export const NoteLink = (props: { note: string; span: Span; label: string }) => (
  <Link
    href={`${props.note}#${noteAnchor(props.span)}`}
    prefetch={false}
    className="link inline-flex w-fit items-center gap-1.5 text-sm pointer-coarse:min-h-11"
  >
    <CornerDownRight aria-hidden="true" className="size-3.5 flex-none" />
    {props.label}
  </Link>
);
