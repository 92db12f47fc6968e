"use client";

import { commandExamples } from "#lib/editing/commands/command-examples.ts";
import { editTemplates } from "#lib/editing/templates.ts";
import type { Language } from "#lib/schemas/language.ts";

/** Common wishes, or without a model what is understood, in the language of the document. */
export const TemplateList = (props: {
  language: Language;
  offline: boolean;
  onSelection: boolean;
  onChoose: (request: string) => void;
}) => (
  <ul lang={props.language}>
    {offered(props).map(({ label, request }) => (
      <li key={label}>
        <button type="button" onClick={() => props.onChoose(request)}>
          {label}
        </button>
      </li>
    ))}
  </ul>
);

const offered = (menu: { language: Language; offline: boolean; onSelection: boolean }) =>
  menu.offline
    ? commandExamples(menu.language).map((line) => ({ label: line, request: line }))
    : editTemplates(menu.language, menu.onSelection);
