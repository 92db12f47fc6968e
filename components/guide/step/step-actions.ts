import {
  Check,
  CircleHelp,
  FastForward,
  type LucideIcon,
  ScanEye,
  ScanSearch,
  SkipForward,
  X,
} from "lucide-react";
import type { useTexts } from "#components/ui/texts.tsx";
import type { ThreadQuestion } from "#lib/schemas/thread.ts";
import type { Choice } from "./choice-bar.tsx";

/** In the order of the row; what ends the guide stands last and apart. */
const order = ["next", "force", "skip", "show", "help", "cancel"] as const;
type Action = (typeof order)[number];

const icons: Readonly<Record<Action, LucideIcon>> = {
  next: Check,
  force: FastForward,
  skip: SkipForward,
  show: ScanSearch,
  help: CircleHelp,
  cancel: X,
};

/** What stands there while it works, so that nothing jumps. */
const usual = ["next", "skip", "show", "help", "cancel"];

/**
 * The buttons of a step: those that its question offers, with our words for them. After a check that failed, another
 * look comes first; Done was just refused, and the place is shown already.
 */
export const stepActions = (options: {
  question: ThreadQuestion | null;
  t: ReturnType<typeof useTexts>;
  choose: (id: string) => void;
  newPicture: () => void;
}): Choice[] => {
  const { question, t, choose, newPicture } = options;
  const offered = new Set(question?.choices.map(({ id }) => id) ?? usual);
  const refused = offered.has("force");
  const choices = order
    .filter((id) => offered.has(id) && !(refused && (id === "next" || id === "show")))
    .map((id): Choice => {
      const kind = id === "next" ? "primary" : id === "cancel" ? "quiet" : "secondary";
      return { id, label: t(`guide.actions.${id}`), icon: icons[id], kind, act: () => choose(id) };
    });
  if (!refused) return choices;
  const retry = t("guide.actions.retry");
  return [
    { id: "retry", label: retry, icon: ScanEye, kind: "primary", act: newPicture },
    ...choices,
  ];
};
