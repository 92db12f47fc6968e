import { ArrowRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { dayOf } from "#components/home/group-by-day.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import type { ComingExam } from "#lib/cards/coming-exams.ts";
import type { NextThread, WhatNow } from "#lib/threads/what-now.ts";
import { formatter, requestTimeZone, texts } from "../texts.ts";

/** Within the hour a student thinks in minutes. */
const hourMs = 3_600_000;

/** When something was worked on, as a person tells it. */
const toldTime = async (time: Date, now: Date): Promise<string> => {
  const [t, format, zone] = await Promise.all([texts("home"), formatter(), requestTimeZone()]);
  if (now.getTime() - time.getTime() < hourMs) return format.relativeTime(time, now);
  const day = dayOf(time, now, zone);
  if (day === "week") {
    return t("when.week", { weekday: format.dateTime(time, { weekday: "long" }) });
  }
  if (day === "older") return format.dateTime(time, { day: "numeric", month: "long" });
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return t(`when.${day}`, { time: format.dateTime(time, clock) });
};

/** The first sentence of what is told where the work is, without its full stop; null where nothing is. */
const shortReason = ({ error }: NextThread["thread"]): string | null =>
  error?.message.split(/\.(?: |$)/u, 1)[0] ?? null;

/** What is said of a thread under its title: what it asks or how it stands, what it is, and when it was worked on. */
const aboutThread = async ({ thread, ask }: NextThread, at: Date) => {
  const t = await texts("home");
  const { state, count } = thread.standing;
  const stands =
    state === "failed"
      ? (shortReason(thread) ?? t("waiting.failed"))
      : t(`states.${state}`, count ?? {});
  const says = ask === null ? stands : t(`asks.${ask}`);
  const when = await toldTime(new Date(thread.actedAt), at);
  return { says, kind: t(`kinds.${thread.kind}`), when };
};

/** What was worked on last, with the one button that goes on with it. */
const GoOnCard = (props: {
  title: string;
  about: ReactNode;
  /** How much of it is done, from 0 to 1; null where that is not known. */
  done: number | null;
  caption: string;
  action: string;
  href: string;
}) => (
  <section
    aria-labelledby="go-on"
    className="overflow-hidden rounded-card border border-rule bg-surface shadow-card"
  >
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 px-[clamp(1.25rem,3vw,2rem)] py-[clamp(1.25rem,3vw,1.75rem)]">
      <div className="min-w-0 grow basis-80">
        <h2 id="go-on" className="caption">
          {props.caption}
        </h2>
        <h3 className="mt-1 line-clamp-3 font-serif text-xl font-medium wrap-anywhere">
          {props.title}
        </h3>
        {props.about !== null && (
          <p className="caption mt-1 flex flex-wrap gap-x-3">{props.about}</p>
        )}
      </div>
      <Link href={props.href} className={buttonStyle("primary", "flex-none max-sm:w-full")}>
        {props.action}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </div>
    {props.done !== null && (
      <div aria-hidden="true" className="h-1 bg-surface-2">
        <div className="h-full bg-accent" style={{ width: `${Math.round(props.done * 100)}%` }} />
      </div>
    )}
  </section>
);

/** What the button does, and what the card is called. */
const wayOn = ({ thread, ask }: NextThread) => {
  const { state } = thread.standing;
  const isUnread = state === "draft" && !thread.lastEdit;
  switch (ask !== null ? "asks" : isUnread ? "unread" : state) {
    case "asks":
      return { action: "answer", caption: "caption" } as const;
    case "not_started":
      return { action: "start", caption: "ready" } as const;
    case "unread":
      return { action: "open", caption: "ready" } as const;
    case "running":
      return { action: "open", caption: "running" } as const;
    default:
      return { action: "action", caption: "caption" } as const;
  }
};

const GoOn = async (props: {
  goOn: NonNullable<WhatNow["goOn"]>;
  due: number;
  saysSubject: boolean;
  at: Date;
}) => {
  const { goOn, due } = props;
  const [t, cards] = await Promise.all([texts("home"), texts("cards")]);
  if (goOn === "review") {
    const about = { title: cards("due", { count: due }), about: null, done: null };
    const words = { caption: cards("title"), action: cards("start") };
    return <GoOnCard {...about} {...words} href="/review" />;
  }
  const { thread, ask, href } = goOn;
  const { says, kind, when } = await aboutThread(goOn, props.at);
  const { count } = thread.standing;
  const { action, caption } = wayOn(goOn);
  return (
    <GoOnCard
      title={thread.title}
      about={
        <>
          <span className="inline-flex gap-x-3">
            <span className={ask === null ? "" : "text-accent"}>{says}</span>
            <span>{when}</span>
          </span>
          <span className="inline-flex min-w-0 gap-x-3">
            <span>{kind}</span>
            {props.saysSubject && <span className="truncate">{thread.subject.name}</span>}
          </span>
        </>
      }
      done={count === null || count.total === 0 ? null : count.done / count.total}
      caption={t(`goOn.${caption}`)}
      action={t(`goOn.${action}`)}
      href={href}
    />
  );
};

/** One thing that waits: all of it is the way there. */
const WaitingRow = async ({ next, at }: { next: NextThread; at: Date }) => {
  const { says, kind, when } = await aboutThread(next, at);
  const failed = next.thread.standing.state === "failed";
  const look = failed ? "text-loss" : next.ask === null ? "" : "text-accent";
  return (
    <li className="border-b border-rule">
      <Link href={next.href} className="group block py-3 outline-offset-0">
        <span className="line-clamp-3 font-serif font-medium wrap-anywhere group-hover:text-accent">
          {next.thread.title}
        </span>
        <span className="caption flex flex-wrap gap-x-3">
          <span className={look}>{says}</span>
          <span className="inline-flex gap-x-3">
            <span>{when}</span>
            <span>{kind}</span>
          </span>
        </span>
      </Link>
    </li>
  );
};

/** The exam of a subject that comes soon; what is due goes by it. */
const ExamRow = async ({ exam }: { exam: ComingExam }) => {
  const [t, format] = await Promise.all([texts("home"), formatter()]);
  const date = format.dateTime(new Date(`${exam.day}T12:00:00Z`), {
    ...{ day: "numeric", month: "long", weekday: "long", timeZone: "UTC" },
  });
  return (
    <li className="border-b border-rule">
      <Link href={`/subject/${exam.subjectId}`} className="group block py-3 outline-offset-0">
        <span className="line-clamp-3 font-serif font-medium wrap-anywhere group-hover:text-accent">
          {t("exam.title", { subject: exam.name })}
        </span>
        <span className="caption flex flex-wrap gap-x-3">
          <span className="text-accent">
            {exam.days > 1
              ? t("exam.in", { days: exam.days })
              : t(exam.days === 1 ? "exam.tomorrow" : "exam.today")}
          </span>
          <span>{date}</span>
        </span>
      </Link>
    </li>
  );
};

const Waiting = async ({ now, exams, at }: Pick<PanelProps, "now" | "exams" | "at">) => {
  const [t, cards] = await Promise.all([texts("home"), texts("cards")]);
  const { due, waiting, folded } = now;
  const count = (due > 0 ? 1 : 0) + exams.length + waiting.length + folded.length;
  const rows = (of: readonly NextThread[]) =>
    of.map((next) => <WaitingRow key={next.thread.id} next={next} at={at} />);
  return (
    <section aria-labelledby="waiting" className="grid gap-2">
      <h2 id="waiting" className="caption">
        {t("waiting.title", { count })}
      </h2>
      <ul className="border-t border-rule">
        {due > 0 && (
          <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3">
            <h3 className="font-serif font-medium">{cards("due", { count: due })}</h3>
            <Link href="/review" className={buttonStyle("secondary")}>
              {cards("start")}
            </Link>
          </li>
        )}
        {exams.map((exam) => (
          <ExamRow key={exam.subjectId} exam={exam} />
        ))}
        {rows(waiting)}
      </ul>
      {folded.length > 0 && (
        <details className="fold">
          <summary>{t("waiting.more", { count: folded.length })}</summary>
          <ul className="mt-2 border-t border-rule">{rows(folded)}</ul>
        </details>
      )}
    </section>
  );
};

interface PanelProps {
  readonly now: WhatNow;
  /** Cards to be reviewed, whatever goes on. */
  readonly due: number;
  readonly exams: readonly ComingExam[];
  /** Whether there is more than one subject to be told apart. */
  readonly saysSubject: boolean;
  /** The moment that this is told at. */
  readonly at: Date;
  readonly beginnings: ReactNode;
}

/** The answer to "what now?": what goes on, what waits, and the ways to begin something new. */
export const WhatNowPanel = async (props: PanelProps) => {
  const { now, exams, at } = props;
  const t = await texts("home");
  const waits = now.due > 0 || now.waiting.length > 0 || exams.length > 0;
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="grid content-start gap-8">
        {now.goOn !== null && (
          <GoOn goOn={now.goOn} due={props.due} saysSubject={props.saysSubject} at={at} />
        )}
        {waits && <Waiting now={now} exams={exams} at={at} />}
      </div>
      <section className="grid content-start gap-3 border-rule lg:border-l lg:pl-8">
        <h2 className="caption">{t("new")}</h2>
        {props.beginnings}
      </section>
    </div>
  );
};
