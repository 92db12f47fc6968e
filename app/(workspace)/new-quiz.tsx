import { modelsTold } from "#app/(workspace)/models-told.ts";
import { subjectChoice } from "#app/(workspace)/subject-choice.ts";
import { ClientTexts } from "#app/client-texts.tsx";
import { pageServices } from "#app/page-services.ts";
import { NoteForm } from "#components/quiz/note-form.tsx";
import { maxNoteFileBytes } from "#lib/library/library-limits.ts";
import { sampleNote, soundSampleNote } from "#lib/samples/sample-note.ts";
import { defaultMix } from "#lib/schemas/quiz.ts";
import { maxNoteBytes } from "#lib/schemas/thread-requests.ts";

const mixes = {
  balanced: defaultMix,
  choice: { multipleChoice: 100, trueFalse: 0, other: 0 },
  recall: { multipleChoice: 30, trueFalse: 10, other: 60 },
};

/** The form of a new quiz, with what it tells of the models. */
export const NewQuiz = async (props: {
  /** The subject that the address names. */
  subject?: string | string[] | undefined;
}) => {
  const { services, locale } = await pageServices();
  const status = await services.settings.read.modelStatus();
  return (
    <ClientTexts namespaces={["shell", "create", "noteFiles", "subjects"]}>
      <NoteForm
        maxBytes={maxNoteBytes}
        maxFileBytes={maxNoteFileBytes}
        mixes={mixes}
        sample={status.offline ? soundSampleNote(locale) : sampleNote(locale)}
        model={modelsTold(status, ["writer", "judge", "embedding"])}
        rates={await services.settings.read.quizRates()}
        subjects={await subjectChoice(props.subject)}
      />
    </ClientTexts>
  );
};
