"use client";

import { ChevronDown, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import type { ThreadKind, ThreadPhase } from "#lib/schemas/thread.ts";
import { useTexts } from "../ui/texts.tsx";

/** Milliseconds of rest in typing before the list is asked for. */
const restMs = 200;

/** What the list is narrowed to; what is left out does not narrow it. */
export interface WorkFilter {
  readonly query: string;
  readonly kind: ThreadKind | undefined;
  readonly phase: ThreadPhase | undefined;
}

const kinds: readonly ThreadKind[] = ["study", "quiz", "guide"];
const phases: readonly ThreadPhase[] = ["open", "over", "halted"];

/** The names under which the filter stands in the address. */
const names = ["q", "kind", "phase"] as const;

const queryOf = (values: Readonly<Record<(typeof names)[number], unknown>>): string => {
  const given = names.map((name) => [name, String(values[name] ?? "").trim()]);
  return new URLSearchParams(given.filter(([, value]) => value !== "")).toString();
};

const asQuery = (form: HTMLFormElement): string => {
  const data = new FormData(form);
  return queryOf({ q: data.get("q"), kind: data.get("kind"), phase: data.get("phase") });
};

const Choice = (props: {
  name: "kind" | "phase";
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChange: () => void;
}) => (
  <span className="relative grid max-sm:grow max-sm:basis-0">
    <select
      name={props.name}
      aria-label={props.label}
      defaultValue={props.value ?? ""}
      onChange={props.onChange}
      className="field w-full appearance-none pr-9 text-sm text-ellipsis"
    >
      {props.options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
    />
  </span>
);

/** Narrows the list while the student types and chooses; what is asked stands in the address, so that it can be kept. */
export const WorkFilters = (props: { address: string; filter: WorkFilter }) => {
  const t = useTexts();
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const [busy, start] = useTransition();
  const { filter, address } = props;
  // In a subject titles alone are searched.
  const searchLabel = t(address === "/" ? "home.search" : "home.searchTitles");
  const shown = queryOf({ q: filter.query, kind: filter.kind, phase: filter.phase });
  /** What the list is to show, as far as this form knows. */
  const wanted = useRef(shown);
  const show = () => {
    clearTimeout(timer.current);
    const query = form.current ? asQuery(form.current) : "";
    wanted.current = query;
    start(() => router.replace(query === "" ? address : `${address}?${query}`));
  };
  // What was typed and chosen before this code was there to hear of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the beginning
  useEffect(() => {
    if (form.current && asQuery(form.current) !== shown) show();
  }, []);
  // A link, or the way back, showed another list than was asked for here.
  useEffect(() => {
    if (shown === wanted.current) return;
    wanted.current = shown;
    const told = new URLSearchParams(shown);
    for (const name of names) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = told.get(name) ?? "";
      }
    }
  }, [shown]);
  return (
    <search className="max-sm:w-full sm:grow">
      <form
        ref={form}
        action={address}
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
        className="flex flex-wrap gap-3"
      >
        <span className="relative min-w-48 grow max-sm:w-full">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-faint"
          />
          <input
            type="search"
            name="q"
            aria-label={searchLabel}
            aria-busy={busy}
            placeholder={searchLabel}
            defaultValue={filter.query}
            onChange={() => {
              clearTimeout(timer.current);
              timer.current = setTimeout(show, restMs);
            }}
            className="field w-full pl-10 text-sm"
          />
        </span>
        <Choice
          name="kind"
          label={t("home.kind")}
          value={filter.kind}
          options={[
            ["", t("home.anyKind")],
            ...kinds.map((kind) => [kind, t(`home.ofKind.${kind}`)] as const),
          ]}
          onChange={show}
        />
        <Choice
          name="phase"
          label={t("home.phase")}
          value={filter.phase}
          options={[
            ["", t("home.anyPhase")],
            ...phases.map((phase) => [phase, t(`home.ofPhase.${phase}`)] as const),
          ]}
          onChange={show}
        />
      </form>
    </search>
  );
};
