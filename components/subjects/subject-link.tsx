import Link from "next/link";
import type { ThreadView } from "#lib/schemas/thread.ts";

/** What a page belongs to, and the way there. */
export const SubjectLink = (props: { subject: ThreadView["subject"]; className?: string }) => (
  <Link
    href={`/subject/${props.subject.id}`}
    className={`caption max-w-full truncate underline decoration-rule-strong underline-offset-4 hover:text-ink hover:decoration-current pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center ${props.className ?? ""}`.trim()}
  >
    {props.subject.name}
  </Link>
);
