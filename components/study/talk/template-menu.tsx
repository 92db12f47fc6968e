"use client";

import { ListPlus } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { useLightDismiss } from "#components/ui/use-light-dismiss.ts";
import type { Language } from "#lib/schemas/language.ts";
import { TemplateList } from "./panels-on-demand.tsx";

/** Common wishes, or without a model the commands; a chosen one stands in the field, where it can be changed before it is sent. */
export const TemplateMenu = (props: {
  language: Language;
  offline: boolean;
  onSelection: boolean;
  onChoose: (request: string) => void;
}) => {
  const t = useTexts();
  const menu = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useLightDismiss(menu);
  const choose = (request: string) => {
    if (menu.current) menu.current.open = false;
    props.onChoose(request);
  };
  return (
    <details
      ref={menu}
      className="talk-templates"
      onToggle={() => setOpen(menu.current?.open === true)}
    >
      <summary className={buttonStyle("quiet", "px-2!")}>
        <ListPlus aria-hidden="true" className="size-4" />
        {t(props.offline ? "study.ask.commands" : "study.ask.templates")}
      </summary>
      {open && (
        <Suspense>
          <TemplateList
            language={props.language}
            offline={props.offline}
            onSelection={props.onSelection}
            onChoose={choose}
          />
        </Suspense>
      )}
    </details>
  );
};
