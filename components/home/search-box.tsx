"use client";

import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";

/** Milliseconds of rest in typing before the list is asked for. */
const restMs = 200;

/** Searches while the student types; the query stands in the address, so that it can be kept and shared. */
export const SearchBox = (props: { label: string; query: string }) => {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const [busy, start] = useTransition();
  const show = (query: string) => {
    clearTimeout(timer.current);
    const search = query.trim();
    start(() => router.replace(search === "" ? "/" : `/?q=${encodeURIComponent(search)}`));
  };
  // What was typed before this code was there to hear of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the beginning
  useEffect(() => {
    const early = field.current?.value ?? "";
    if (early !== props.query) show(early);
  }, []);
  return (
    <search>
      <form
        action="/"
        onSubmit={(event) => {
          event.preventDefault();
          show(String(new FormData(event.currentTarget).get("q")));
        }}
        className="relative"
      >
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-faint"
        />
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={props.label}
          aria-busy={busy}
          placeholder={props.label}
          defaultValue={props.query}
          onChange={(event) => {
            const query = event.target.value;
            clearTimeout(timer.current);
            timer.current = setTimeout(() => show(query), restMs);
          }}
          className="field w-full pl-10 text-sm"
        />
      </form>
    </search>
  );
};
