import Link from "next/link";
import type { ReactNode } from "react";
import { buttonStyle } from "../../ui/button-style.ts";
import type { RenderedGuide } from "../rendered-guide.ts";

/** A new question to the same manual, version and edition. */
export const AgainLink = (props: {
  view: Pick<RenderedGuide, "pack" | "version" | "edition">;
  children: ReactNode;
}) => {
  const { pack, version, edition } = props.view;
  const query = new URLSearchParams({
    ...(pack === null ? {} : { pack: pack.id }),
    ...(version === null ? {} : { version }),
    ...(edition === null ? {} : { edition }),
  });
  return (
    <Link href={`/guide/new?${query}`} className={buttonStyle("primary")}>
      {props.children}
    </Link>
  );
};
