"use client";

import { ChevronDown, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";

/** Milliseconds of rest in typing before the list is asked for. */
const restMs = 200;

/** A menu that narrows the list; its empty value does not. */
interface Choice {
  /** Under which it stands in the address. */
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, label: string])[];
}

const ChoiceMenu = ({ choice, onChange }: { choice: Choice; onChange: () => void }) => (
  <span className="relative grid max-w-full max-sm:grow">
    <select
      name={choice.name}
      aria-label={choice.label}
      defaultValue={choice.value ?? ""}
      onChange={onChange}
      className="field w-full appearance-none pr-9 text-sm text-ellipsis max-sm:field-sizing-content"
    >
      {choice.options.map(([value, label]) => (
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

/** The part of an address after its question mark, without what is empty. */
const queryOf = (given: readonly (readonly [name: string, value: string])[]): string =>
  new URLSearchParams(
    given.map(([name, value]) => [name, value.trim()]).filter(([, value]) => value !== ""),
  ).toString();

/** Narrows a list while the student types and chooses; what is asked stands in the address, so that it can be kept. */
export const ListFilters = (props: {
  address: string;
  searchLabel: string;
  query: string;
  choices: readonly Choice[];
}) => {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const [busy, start] = useTransition();
  const { address, searchLabel, query, choices } = props;
  const names = ["q", ...choices.map(({ name }) => name)];
  const asQuery = (of: HTMLFormElement): string => {
    const data = new FormData(of);
    return queryOf(names.map((name) => [name, String(data.get(name) ?? "")]));
  };
  const shown = queryOf([
    ["q", query],
    ...choices.map((one) => [one.name, one.value ?? ""] as const),
  ]);
  /** What the list is to show, as far as this form knows. */
  const wanted = useRef(shown);
  const show = () => {
    clearTimeout(timer.current);
    const asked = form.current ? asQuery(form.current) : "";
    wanted.current = asked;
    start(() => router.replace(asked === "" ? address : `${address}?${asked}`));
  };
  // What was typed and chosen before this code was there to hear of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the beginning
  useEffect(() => {
    if (form.current && asQuery(form.current) !== shown) show();
  }, []);
  // A link, or the way back, showed another list than was asked for here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of a form stay
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
            defaultValue={query}
            onChange={() => {
              clearTimeout(timer.current);
              timer.current = setTimeout(show, restMs);
            }}
            className="field w-full pl-10 text-sm"
          />
        </span>
        {choices.map((choice) => (
          <ChoiceMenu key={choice.name} choice={choice} onChange={show} />
        ))}
      </form>
    </search>
  );
};
