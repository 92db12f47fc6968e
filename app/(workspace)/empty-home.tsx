import Link from "next/link";
import { SampleLink } from "#components/home/sample-link.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { sampleNote, soundSampleNote } from "#lib/samples/sample-note.ts";
import { requestLocale, texts } from "../texts.ts";

/** The first page of a new student: what happens here, the first step, and a sample. */
export const EmptyHome = async (props: { offline: boolean }) => {
  const [t, locale] = await Promise.all([texts("home"), requestLocale()]);
  const sample = props.offline ? soundSampleNote(locale) : sampleNote(locale);
  const steps = [
    t("empty.steps.bring"),
    t(props.offline ? "empty.steps.checkOffline" : "empty.steps.check"),
    t("empty.steps.answer"),
  ];
  return (
    <section className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] items-end pt-[6vh]">
      <div className="grid justify-items-start gap-6">
        <h1 className="max-w-[15ch] font-serif text-3xl font-medium tracking-[-0.02em]">
          {t("empty.title")}
        </h1>
        <p className="max-w-[52ch] font-serif text-lg text-ink-soft">
          {t(props.offline ? "empty.bodyOffline" : "empty.body")}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Link href="/study/new" className={buttonStyle("primary")}>
            {t("newStudy")}
          </Link>
          <Link href="/quiz/new" className={buttonStyle("secondary")}>
            {t("newQuiz")}
          </Link>
          <Link href="/guide/new" className={buttonStyle("secondary")}>
            {t("newGuide")}
          </Link>
          <SampleLink label={t("empty.sample")} sample={sample} />
        </div>
      </div>
      <ol className="grid gap-4 border-l border-rule pl-6">
        {steps.map((step, index) => (
          <li key={step} className="flex items-baseline gap-4 font-serif text-ink-soft">
            <span className="text-accent tabular-nums">{index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
};
