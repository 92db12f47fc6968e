import { TriangleAlert } from "lucide-react";
import { useTexts } from "#components/ui/texts.tsx";

/** That a step names controls which its section does not: they come from elsewhere, or from nowhere. */
export const UnnamedNote = (props: { names: readonly string[] }) => {
  const t = useTexts();
  if (props.names.length === 0) return null;
  return (
    <p role="note" className="flex gap-2 font-sans text-sm text-doubt">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      {t("guide.section.unnamed", { names: props.names.join(", ") })}
    </p>
  );
};
