"use client";

import { editTemplates } from "#lib/editing/templates.ts";
import type { Language } from "#lib/schemas/language.ts";

/** Common wishes in the language of the document. */
export const TemplateList = (props: {
  language: Language;
  onSelection: boolean;
  onChoose: (request: string) => void;
}) => (
  <ul lang={props.language}>
    {editTemplates(props.language, props.onSelection).map(({ id, label, request }) => (
      <li key={id}>
        <button type="button" onClick={() => props.onChoose(request)}>
          {label}
        </button>
      </li>
    ))}
  </ul>
);
