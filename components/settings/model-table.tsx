import type { ModelStatus } from "#lib/schemas/model-status.ts";

export interface ModelRow {
  readonly role: string;
  readonly use: string;
  readonly model: string | null;
  readonly state: ModelStatus["roles"][number]["state"];
  readonly stateLabel: string;
  /** What would complete it, as a sentence; null when nothing is missing. */
  readonly hint: string | null;
}

/** Which model does which work, and what is missing. */
export const ModelTable = (props: { rows: readonly ModelRow[] }) => (
  <dl className="border-t border-rule">
    {props.rows.map((row) => (
      <div
        key={row.role}
        className="grid gap-x-6 gap-y-1 border-b border-rule py-4 sm:grid-cols-[14rem_minmax(0,1fr)]"
      >
        <dt>
          <span className="block font-medium">{row.role}</span>
          <span className="caption block">{row.use}</span>
        </dt>
        <dd className="min-w-0">
          {row.model !== null && (
            <span className="block font-mono text-sm break-all">{row.model}</span>
          )}
          <span className={`text-sm ${tone(row.state)}`}>{row.stateLabel}</span>
          {row.hint !== null && <span className="caption block">{row.hint}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

const tone = (state: ModelRow["state"]): string => {
  if (state === "ready") return "text-correct";
  return state === "not_set" || state === "falls_back_to_writer" ? "text-ink-faint" : "text-doubt";
};
