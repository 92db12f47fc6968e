"use client";

import type { ThreadKind, ThreadPhase } from "#lib/schemas/thread.ts";
import { ListFilters } from "../ui/list-filters.tsx";
import { useTexts } from "../ui/texts.tsx";

/** What the list is narrowed to; what is left out does not narrow it. */
export interface WorkFilter {
  readonly query: string;
  readonly kind: ThreadKind | undefined;
  readonly phase: ThreadPhase | undefined;
}

const kinds: readonly ThreadKind[] = ["study", "quiz", "guide"];
const phases: readonly ThreadPhase[] = ["open", "over", "halted"];

/** Narrows the list of work, at home or of a subject. */
export const WorkFilters = ({ address, filter }: { address: string; filter: WorkFilter }) => {
  const t = useTexts();
  return (
    <ListFilters
      address={address}
      // In a subject titles alone are searched.
      searchLabel={t(address === "/" ? "home.search" : "home.searchTitles")}
      query={filter.query}
      choices={[
        {
          ...{ name: "kind", label: t("home.kind"), value: filter.kind },
          options: [
            ["", t("home.anyKind")],
            ...kinds.map((kind) => [kind, t(`home.ofKind.${kind}`)] as const),
          ],
        },
        {
          ...{ name: "phase", label: t("home.phase"), value: filter.phase },
          options: [
            ["", t("home.anyPhase")],
            ...phases.map((phase) => [phase, t(`home.ofPhase.${phase}`)] as const),
          ],
        },
      ]}
    />
  );
};
