import Link from "next/link";
import { groupByDay } from "#components/home/group-by-day.ts";
import { ThreadActions } from "#components/home/thread-actions.tsx";
import { ThreadRow } from "#components/home/thread-row.tsx";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { formatter, texts, timeZone } from "../texts.ts";

/** The threads by day, as in a diary; a search says how much it found. */
export const ThreadList = async (props: { threads: readonly ThreadView[]; query: string }) => {
  const [t, format] = await Promise.all([texts("home"), formatter()]);
  const { threads, query } = props;
  const groups = groupByDay(threads, (one) => new Date(one.createdAt), new Date(), timeZone);
  return (
    <div className="grid gap-8">
      {query !== "" && (
        <p role="status" className="text-sm text-ink-soft">
          {threads.length === 0
            ? t("nothingFound", { query })
            : t("found", { count: threads.length, query })}{" "}
          <Link href="/" className="link">
            {t("showAll")}
          </Link>
        </p>
      )}
      {groups.map(({ day, date, items }) => (
        <section
          key={`${day}${date.toISOString()}`}
          className="grid gap-x-8 gap-y-2 min-[56rem]:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <h2 className="min-[56rem]:pt-[1.35rem] caption">
            {day === "older" ? format.dateTime(date, { month: "long", year: "numeric" }) : t(day)}
          </h2>
          <ul className="border-t border-rule">
            {items.map((thread) => (
              <ThreadRow
                key={thread.id}
                href={`/${thread.kind}/${thread.id}`}
                title={thread.title}
                kind={t(`kinds.${thread.kind}`)}
                status={thread.status}
                statusLabel={t(`status.${thread.status}`)}
                when={format.dateTime(
                  new Date(thread.createdAt),
                  day === "older"
                    ? { day: "numeric", month: "short" }
                    : { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
                )}
                dateTime={thread.createdAt}
              >
                <ThreadActions threadId={thread.id} title={thread.title} />
              </ThreadRow>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
