/** A part of a walk. Its first file is entered from outside; each later one is imported by a file that came before it. */
export interface Leg {
  /** What enters the first file: the framework, a request, a job. */
  readonly by: string;
  /** A file in each line, with the function that runs. */
  readonly files: string;
}

/** What every request of the API passes before its own handler. */
const edge = `
scripts/serve/front.ts createFront
lib/http/request-rules.ts clientAddress
lib/http/request-rules.ts judgeRequest`;

const wrapper = `
app/handlers.ts handlers
lib/http/route.ts route
lib/http/request-rules.ts originAllowed
lib/i18n/locale.ts requestLocale
lib/http/route-settings.ts countRequest
lib/http/route-settings.ts routeSettings`;

/** From the queue to the first node of a graph. */
const engine = `
agents/engine/worker.ts createWorker
agents/engine/run-job.ts createJobRunner
db/queries/runs.ts runStore
agents/services/settings.ts createModelSetups
db/queries/model-settings.ts settingsStore
agents/engine/checkpointer.ts openCheckpointer`;

/** One question put to a model. */
const asking = `
lib/ai/ask.ts createAsk
lib/ai/models.ts createModels
lib/ai/budget.ts createBudget
lib/ai/shared-calls.ts createSharedCalls
lib/ai/journal.ts journalKey
lib/ai/ask-with-repair.ts askWithRepair
lib/ai/request-with-retries.ts throttle
lib/ai/request-with-retries.ts requestWithRetries
lib/ai/stream-reply.ts streamReply
lib/ai/read-reply.ts readReply
lib/ai/journal.ts recordCall
db/queries/model-settings.ts modelJournal`;

/** How a page hears of what changed. */
const polling = `
components/hooks/use-poll.ts usePoll
components/hooks/send-json.ts getIfChanged`;

/**
 * Three ways through the product, with the files that have a function on them: with a model, and without a failure. Left
 * out are shapes (`lib/schemas`), tables (`db/schema`), texts, ids, clock, log, and what only draws.
 */
export const walks: Readonly<Record<string, readonly Leg[]>> = {
  "a quiz, from the button to the page": [
    {
      by: "the button",
      files: `
components/quiz/note-form.tsx NoteForm
components/hooks/send-json.ts sendJson`,
    },
    { by: "a request", files: edge },
    {
      by: "the framework",
      files: `
app/api/threads/route.ts POST${wrapper}
lib/http/read-requests.ts readThreadRequest
lib/http/read-body.ts readJson
lib/notes/check-note.ts checkNote
lib/notes/note-title.ts noteTitle
agents/kept-runtime.ts runtime`,
    },
    {
      by: "what the start of the server left",
      files: `
agents/runtime.ts createRuntime
agents/services/for-principal.ts forPrincipal
agents/services/threads.ts newThreadTitle
db/queries/threads.ts insertThread
db/queries/runs.ts insertRun
db/queries/quizzes.ts insertQuiz
lib/text/note-language.ts noteLanguage
agents/engine/queue.ts createQueue
agents/services/threads.ts threadView
lib/http/answer.ts accepted`,
    },
    {
      by: "a job",
      files: `${engine}
agents/quiz/graph.ts quizGraph
agents/quiz/state.ts QuizState
agents/quiz/nodes/check-note.ts analyseContent
lib/offload/offload.ts offload
lib/offload/offloaded-work.ts offloadedWork
lib/rules/analyse-note.ts analyseNote
lib/notes/read-note.ts readNoteInTurns
lib/text/split-sentences.ts splitSentences
db/queries/quizzes.ts conceptStore
agents/quiz/nodes/check-note.ts lookUpCache
agents/quiz/nodes/check-note.ts checkFacts
lib/concepts/note-windows.ts windowNumbers
agents/node.ts askEach
agents/node.ts askContext
agents/quiz/tasks/read-window.ts readWindow
agents/quiz/tasks/extract-concepts.ts extractConcepts
agents/quiz/tasks/check-facts.ts checkFacts
lib/ai/fence.ts fence${asking}
lib/concepts/concepts-from-numbers.ts wrongNumbers
lib/concepts/place-fault.ts fault
lib/concepts/place-fault.ts assignFaults
lib/concepts/note-report.ts noteReport
lib/concepts/settle-faults.ts settleFaults
agents/quiz/nodes/check-note.ts storeVerdict
agents/quiz/nodes/generate-questions.ts generateQuestions
agents/quiz/nodes/quiz-material.ts readMaterial
lib/concepts/note-report.ts patchedNote
lib/questions/batch-material.ts sentencesWithin
lib/questions/plan-slots.ts planSlots
agents/quiz/nodes/ask-all-batches.ts askAllBatches
agents/quiz/tasks/write-questions.ts writeQuestions
agents/quiz/tasks/material-blocks.ts materialBlocks
lib/questions/question-from-reply.ts questionFromReply
lib/questions/compare-solution.ts readOptions
db/queries/questions.ts questionStore
agents/quiz/nodes/prove-answers.ts proveAnswers
agents/quiz/tasks/solve-question.ts solveQuestion
lib/questions/compare-solution.ts compareSolution
agents/quiz/nodes/remove-repeats.ts removeRepeats
lib/ai/embedders.ts createEmbedders
lib/questions/near-questions.ts questionVectorText
db/queries/asked-questions.ts keepNewQuestions
lib/questions/sort-out-repeats.ts sortOutRepeats
agents/quiz/nodes/finish-quiz.ts finishQuiz
lib/questions/plan-slots.ts findShortfall
db/queries/thread-rows.ts visibleChange`,
    },
    {
      by: "the framework",
      files: `
app/(workspace)/quiz/[threadId]/page.tsx default
app/page-services.ts orNotFound
components/quiz/run-progress.tsx RunProgress${polling}`,
    },
    {
      by: "a request",
      files: `
app/api/threads/[threadId]/route.ts GET
agents/services/threads.ts threadCommands
agents/services/quiz.ts quizCommands
db/queries/questions.ts answerStore
lib/questions/quiz-view.ts quizView
lib/questions/quiz-view.ts roundQuestions
components/quiz/question-slots.tsx questionSlots
components/quiz/player.tsx Player
components/quiz/use-player.ts usePlayer
components/quiz/question-stage.tsx QuestionStage
components/quiz/question-card.tsx QuestionCard`,
    },
  ],
  "one keystroke in the study editor": [
    {
      by: "the keyboard",
      files: `
components/study/editor/source-pane.tsx SourcePane
components/study/editor/typing-link.ts useTypingLink
components/study/editor/unsaved-typing.ts keepUnsaved
components/hooks/send-json.ts sendJson`,
    },
    { by: "a request", files: edge },
    {
      by: "the framework",
      files: `
app/api/study/[threadId]/typing/route.ts POST${wrapper}
lib/http/read-requests.ts documentBodyLimit
lib/http/read-body.ts readJson
agents/kept-runtime.ts runtime`,
    },
    {
      by: "what the start of the server left",
      files: `
agents/runtime.ts createRuntime
agents/services/for-principal.ts forPrincipal
agents/services/study.ts studyCommands
agents/services/study-edits.ts editCommands
db/queries/edits.ts editStore
db/queries/thread-rows.ts lockThread
lib/editing/history.ts textAfter
lib/editing/history.ts planBatch
lib/quotes/patch.ts rebaseOver
lib/quotes/patch.ts applyPatches
lib/http/answer.ts answer`,
    },
    {
      by: "the framework",
      files: `
components/study/workspace/study-workspace.tsx StudyWorkspace
components/study/workspace/study-context.tsx StudyProvider${polling}
components/study/document/document-rows.ts viewBlockIds`,
    },
    {
      by: "a request",
      files: `
app/api/study/[threadId]/route.ts GET
db/queries/threads.ts threadStore
db/queries/study.ts studyStore
db/queries/thread-rows.ts getStudy
agents/services/threads.ts threadView
lib/blocks/block-memory.ts createBlockMemory
lib/blocks/split-blocks.ts splitBlocks
lib/editing/quote-places.ts createPlaceMemory
agents/services/study-view.ts studyView
lib/blocks/block-memory.ts markBlocks`,
    },
    {
      by: "a request",
      files: `
app/api/study/[threadId]/blocks/route.ts POST
components/study/document/render-block.tsx renderBlock`,
    },
  ],
  "one box on a screenshot": [
    {
      by: "the button",
      files: `
components/guide/guide-workspace.tsx GuideWorkspace
components/guide/step-card.tsx StepCard
components/guide/screen/screen-area.tsx ScreenArea
components/guide/use-guide-workspace.ts useGuideWorkspace
components/guide/screen/use-screenshots.ts useScreenshots
components/guide/screen/covers.ts pageRatio
components/hooks/send-json.ts sendForm`,
    },
    { by: "a request", files: edge },
    {
      by: "the framework",
      files: `
app/api/threads/[threadId]/screenshots/route.ts POST${wrapper}
lib/http/read-uploads.ts readScreenshot
lib/http/read-body.ts formField
lib/pictures/encode-picture.ts encodeScreenshot
agents/kept-runtime.ts runtime`,
    },
    {
      by: "what the start of the server left",
      files: `
agents/runtime.ts createRuntime
agents/services/for-principal.ts forPrincipal
agents/services/guide.ts guideCommands
db/queries/guides.ts guideStore
db/queries/screenshots.ts addScreenshot
db/queries/thread-rows.ts lockThread
db/queries/runs.ts insertRequest
agents/engine/queue.ts createQueue`,
    },
    {
      by: "a job",
      files: `${engine}
agents/guide/graph.ts guideGraph
agents/guide/state.ts GuideState
agents/guide/nodes/wait-user-action.ts waitUserAction
agents/guide/nodes/ask-student.ts askStudent
agents/guide/nodes/new-picture.ts isNewPicture
agents/guide/nodes/analyze-screenshot-for-button.ts analyzeScreenshotForButton
agents/guide/nodes/guide-sections.ts presentStep
agents/guide/nodes/new-picture.ts readScreenshot
lib/screen/read-screen.ts readScreen
lib/screen/find-blobs.ts greyPicture
lib/screen/find-blobs.ts edgeMap
lib/screen/text-blobs.ts textBlobs
lib/screen/find-blobs.ts findBlobs
lib/screen/text-blobs.ts textStrips
lib/screen/read-strips.ts readStrips
lib/screen/find-shapes.ts shapeOf
lib/pictures/read-text.ts createTextReader
agents/guide/nodes/check-by-rules.ts placeByText
lib/screen/screen-label.ts screenWords
lib/screen/locate-control.ts locateControl
lib/screen/parse-instruction.ts parseInstruction
lib/screen/control-box.ts roleOfWords
lib/screen/screen-label.ts screenLabels
lib/text/stem-word.ts stemRussian
lib/screen/rank-matches.ts rankMatches
lib/screen/match-label.ts matchName
lib/screen/control-box.ts controlBox
lib/schemas/located-control.ts toFractions
lib/pictures/draw-candidates.ts drawCandidates
agents/node.ts askContext
agents/guide/tasks/look-at-screen.ts lookAtScreen
lib/ai/fence.ts fence${asking}
lib/guide/place-of-look.ts placeOfLook
lib/screen/reconcile.ts reconcile
agents/guide/nodes/say.ts say
db/queries/thread-rows.ts addMessage
db/queries/thread-rows.ts visibleChange`,
    },
    {
      by: "a request",
      files: `
app/api/guide/[threadId]/route.ts GET
db/queries/threads.ts threadStore
agents/services/threads.ts threadView
components/guide/render-guide.ts renderGuide`,
    },
    {
      by: "the framework",
      files: `
components/guide/use-guide-workspace.ts useGuideWorkspace${polling}
components/guide/screen/shot-frame.tsx useStepBox
components/guide/screen/shot-frame.tsx ShotFrame
components/guide/screen/box-layer.tsx BoxLayer`,
    },
  ],
};
