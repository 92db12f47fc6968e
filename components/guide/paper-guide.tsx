import "../ui/paper.css";
import { newWarning, programOf } from "#lib/guide/export-guide.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { GuideView } from "#lib/schemas/guide.ts";
import { RichText } from "../ui/rich-text.tsx";

type Step = GuideView["steps"][number];

/** The screen of a step with its place framed; nothing where no place was found. */
const StepScreen = (props: { threadId: string; step: Step; words: string }) => {
  const { box, screenshot_id: screenshotId } = props.step;
  if (!box?.box || screenshotId === null) return null;
  const { x, y, width, height } = box.box;
  const inPercent = (fraction: number) => `${fraction * 100}%`;
  return (
    <div className="relative mt-4 border border-rule">
      {/* biome-ignore lint/performance/noImgElement: the student's own picture, from this server */}
      <img
        src={`/api/threads/${props.threadId}/screenshots/${screenshotId}`}
        alt={props.words}
        width={box.frame.width}
        height={box.frame.height}
        className="block h-auto w-full"
      />
      <span
        aria-hidden="true"
        className="absolute rounded-sm border-3 border-accent outline-2 outline-paper"
        style={{
          ...{ left: inPercent(x), top: inPercent(y) },
          ...{ width: inPercent(width), height: inPercent(height) },
        }}
      />
    </div>
  );
};

/** A guide in its own language: the answer, and the steps with the places on the student's screen. */
export const PaperGuide = ({ view }: { view: GuideView }) => {
  const { thread, language, full_answer, missing, steps } = view;
  const t = translator(language, "guide");
  const about = programOf(view);
  return (
    <article lang={language} className="paper">
      <header>
        <h1>{thread.title}</h1>
        {about !== "" && <p className="paper-why pt-2">{about}</p>}
      </header>
      {full_answer !== null && (
        <div className="pt-6">
          <RichText markdown={full_answer} />
        </div>
      )}
      {missing !== null && <p className="pt-4">{t("answer.missing", { missing })}</p>}
      {steps.length > 0 && <h2 className="pt-8">{t("answer.stepsTitle")}</h2>}
      {steps.length > 0 && (
        <ol>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps stand in their order and never move
            <li key={index}>
              <RichText markdown={step.text} />
              {newWarning(steps, index) !== null && (
                <p className="paper-why pt-2">{step.warning}</p>
              )}
              <StepScreen
                threadId={thread.id}
                step={step}
                words={t("files.picture", { number: index + 1 })}
              />
            </li>
          ))}
        </ol>
      )}
    </article>
  );
};
