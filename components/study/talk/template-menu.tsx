"use client";

import { ListPlus } from "lucide-react";
import { useRef } from "react";
import { editTemplates } from "#lib/editing/templates.ts";
import type { Language } from "#lib/schemas/language.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { useTexts } from "../../ui/texts.tsx";

/** Common wishes; a chosen one stands in the field, where it can be changed before it is sent. */
export const TemplateMenu = (props: {
  language: Language;
  onSelection: boolean;
  onChoose: (request: string) => void;
}) => {
  const t = useTexts();
  const menu = useRef<HTMLDetailsElement>(null);
  const choose = (request: string) => {
    if (menu.current) menu.current.open = false;
    props.onChoose(request);
  };
  return (
    <details
      ref={menu}
      className="talk-templates"
      onKeyDown={(event) => {
        if (event.key === "Escape" && menu.current) menu.current.open = false;
      }}
    >
      <summary className={buttonStyle("quiet", "px-2!")}>
        <ListPlus aria-hidden="true" className="size-4" />
        {t("study.ask.templates")}
      </summary>
      <ul lang={props.language}>
        {editTemplates(props.language, props.onSelection).map(({ id, label, request }) => (
          <li key={id}>
            <button type="button" onClick={() => choose(request)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};
