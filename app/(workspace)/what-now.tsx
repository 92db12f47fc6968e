import { ArrowRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { dayOf } from "#components/home/group-by-day.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import type { ComingExam } from "#lib/cards/coming-exams.ts";
import type { NextThread, WhatNow } from "#lib/threads/what-now.ts";
import { formatter, requestTimeZone, texts } from "../texts.ts";

/** Rows of what waits; the rest is a press away. */
const shown = 4;

/** Within the hour a student thinks in minutes. */
const hourMs = 3_600_000;

/** When something was worked on, as a person tells it. */
const toldTime = async (time: Date, now: Date): Promise<string> => {
  const [t, format, zone] = await Promise.all([texts("home"), formatter(), requestTimeZone()]);
  if (now.getTime() - time.getTime() < hourMs) return format.relativeTime(time, now);
  const day = dayOf(time, now, zone);
  if (day === "week") return format.dateTime(time, { weekday: "long" });
  if (day === "older") return format.dateTime(time, { day: "numeric", month: "long" });
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return t(`when.${day}`, { time: format.dateTime(time, clock) });
};

/** What is said of a thread under its title: what it asks or how it stands, what it is, and when it was worked on. */
const aboutThread = async ({ thread, ask }: NextThread, at: Date) => {
  const t = await texts("home");
  const { state, count } = thread.standing;
  const says = ask === null ? t(`states.${state}`, count ?? {}) : t(`asks.${ask}`);
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
        <p className="mt-1 line-clamp-3 font-serif text-xl font-medium wrap-anywhere">
          {props.title}
        </p>
        <p className="caption mt-1 flex flex-wrap gap-x-3">{props.about}</p>
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
const wayOn = (state: NextThread["thread"]["standing"]["state"] | "asks") => {
  switch (state) {
    case "asks":
      return { action: "answer", caption: "caption" } as const;
    case "not_started":
      return { action: "start", caption: "ready" } as const;
    case "running":
      return { action: "open", caption: "running" } as const;
    default:
      return { action: "action", caption: "caption" } as const;
  }
};

const GoOn = async (props: { goOn: NonNullable<WhatNow["goOn"]>; due: number; at: Date }) => {
  const { goOn, due } = props;
  const [t, cards] = await Promise.all([texts("home"), texts("cards")]);
  if (goOn === "review") {
    const about = { title: cards("title"), about: cards("due", { count: due }), done: null };
    const words = { caption: t("goOn.caption"), action: t("goOn.action") };
    return <GoOnCard {...about} {...words} href="/review" />;
  }
  const { thread, ask, href } = goOn;
  const { says, kind, when } = await aboutThread(goOn, props.at);
  const { state, count } = thread.standing;
  const { action, caption } = wayOn(ask === null ? state : "asks");
  return (
    <GoOnCard
      title={thread.title}
      about={
        <>
          <span className={ask === null ? "" : "text-accent"}>{says}</span>
          <span>{kind}</span>
          <span>{when}</span>
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
        <span className="line-clamp-1 font-serif font-medium wrap-anywhere group-hover:text-accent">
          {next.thread.title}
        </span>
        <span className="caption flex flex-wrap gap-x-3">
          <span className={look}>{says}</span>
          <span>{kind}</span>
          <span>{when}</span>
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
        <span className="line-clamp-1 font-serif font-medium wrap-anywhere group-hover:text-accent">
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

const Waiting = async (props: {
  now: WhatNow;
  exams: readonly ComingExam[];
  isMain: boolean;
  at: Date;
}) => {
  const { now, exams, isMain, at } = props;
  const [t, cards] = await Promise.all([texts("home"), texts("cards")]);
  const { due, waiting } = now;
  // A link to one more takes the room that it would.
  const listed = waiting.slice(0, waiting.length === shown + 1 ? undefined : shown);
  const more = waiting.length - listed.length;
  return (
    <section aria-labelledby="waiting" className="grid gap-2">
      <h2 id="waiting" className="caption">
        {t("waiting.title")}
      </h2>
      <ul className="border-t border-rule">
        {due > 0 && (
          <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3">
            <h3 className="font-serif font-medium">{cards("due", { count: due })}</h3>
            <Link href="/review" className={buttonStyle(isMain ? "primary" : "secondary")}>
              {cards("start")}
            </Link>
          </li>
        )}
        {exams.map((exam) => (
          <ExamRow key={exam.subjectId} exam={exam} />
        ))}
        {listed.map((next) => (
          <WaitingRow key={next.thread.id} next={next} at={at} />
        ))}
      </ul>
      {more > 0 && (
        <p className="text-sm">
          <Link href="/?phase=open" className="link">
            {t("waiting.more", { count: more })}
          </Link>
        </p>
      )}
    </section>
  );
};

/** The answer to "what now?": what goes on, what waits, and the ways to begin something new. */
export const WhatNowPanel = async (props: {
  now: WhatNow;
  /** Cards to be reviewed, whatever goes on. */
  due: number;
  exams: readonly ComingExam[];
  /** The moment that this is told at. */
  at: Date;
  beginnings: ReactNode;
}) => {
  const { now, exams, at } = props;
  const t = await texts("home");
  const waits = now.due > 0 || now.waiting.length > 0 || exams.length > 0;
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="grid content-start gap-8">
        {now.goOn !== null && <GoOn goOn={now.goOn} due={props.due} at={at} />}
        {waits && (
          <Waiting now={now} exams={exams} isMain={now.goOn === null && now.due > 0} at={at} />
        )}
      </div>
      <section className="grid content-start gap-3 border-rule lg:border-l lg:pl-8">
        <h2 className="caption">{t("new")}</h2>
        {props.beginnings}
      </section>
    </div>
  );
};
