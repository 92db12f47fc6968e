"use client";

import { type CardState, cardState } from "#lib/schemas/card.ts";
import type { SubjectView } from "#lib/schemas/subject.ts";
import { ListFilters } from "../ui/list-filters.tsx";
import { useTexts } from "../ui/texts.tsx";

/** Narrows the list of cards. */
export const CardFilters = (props: {
  query: string;
  subject: string | undefined;
  state: CardState | undefined;
  tag: string | undefined;
  /** Those to choose from. */
  tags: readonly string[];
  subjects: readonly Pick<SubjectView, "id" | "name">[];
}) => {
  const t = useTexts();
  const subjects = {
    ...{ name: "subject", label: t("cards.list.subject"), value: props.subject },
    options: [
      ["", t("cards.list.anySubject")],
      ...props.subjects.map(({ id, name }) => [id, name] as const),
    ],
  } as const;
  const states = {
    ...{ name: "state", label: t("cards.list.state"), value: props.state },
    options: [
      ["", t("cards.list.anyState")],
      ...cardState.options.map((state) => [state, t(`cards.list.ofState.${state}`)] as const),
    ],
  } as const;
  const tags = {
    ...{ name: "tag", label: t("cards.list.tags.tag"), value: props.tag },
    options: [["", t("cards.list.tags.any")], ...props.tags.map((tag) => [tag, tag] as const)],
  } as const;
  return (
    <ListFilters
      address="/cards"
      searchLabel={t("cards.list.search")}
      query={props.query}
      choices={[
        ...(props.subjects.length > 1 ? [subjects] : []),
        states,
        ...(props.tags.length > 0 ? [tags] : []),
      ]}
    />
  );
};
