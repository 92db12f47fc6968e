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
lib/http/client-address.ts clientAddress
lib/http/judge-request.ts judgeRequest
lib/http/host-rules.ts hostAllowed`;

const wrapper = `
app/handlers.ts handlers
app/owner.ts ownerOf
lib/http/route.ts route
lib/http/origin-rules.ts originAllowed
lib/http/request-locale.ts requestLocale
lib/http/rate-limiter.ts countRequest
lib/http/route-settings.ts routeSettings`;

/** From the queue to the first node of a graph. */
const engine = `
agents/engine/worker.ts createWorker
agents/engine/run-job.ts createJobRunner
db/queries/runs.ts runStore
agents/services/model-setups.ts createModelSetups
db/queries/model-settings.ts settingsStore
agents/engine/checkpointer.ts openCheckpointer
agents/engine/compact-checkpoint-saver.ts CompactCheckpointSaver
agents/engine/drive-graph.ts driveGraph
agents/engine/run-reporter.ts createRunReporter
agents/thread-graphs.ts threadGraphs`;

/** One question put to a model. */
const asking = `
lib/ai/ask.ts createAsk
lib/ai/models.ts createModels
lib/ai/budget.ts createBudget
lib/ai/shared-calls.ts createSharedCalls
lib/ai/journal-key.ts journalKey
lib/ai/ask-with-repair.ts askWithRepair
lib/ai/throttle.ts throttle
lib/ai/request-with-retries.ts requestWithRetries
lib/ai/stream-reply.ts streamReply
lib/ai/read-reply.ts readReply
lib/ai/record-call.ts recordCall
db/queries/model-calls.ts modelJournal`;

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
lib/http/read-thread-request.ts readThreadRequest
lib/http/read-json.ts readJson
lib/http/read-body.ts readBody
lib/http/read-note.ts noteFromJson
lib/notes/check-note.ts checkNote
lib/notes/note-title.ts noteTitle
agents/runtime.ts runtime
lib/threads/new-thread-title.ts newThreadTitle
db/queries/threads.ts insertThread
db/queries/runs.ts insertRun
db/queries/quizzes.ts insertQuiz
lib/concepts/note-language.ts noteLanguage
agents/engine/queue.ts createQueue
agents/services/threads.ts threadView
lib/http/answer.ts accepted`,
    },
    {
      by: "a job",
      files: `${engine}
agents/quiz/graph.ts quizGraph
agents/quiz/state.ts QuizState
agents/quiz/nodes/analyse-content.ts analyseContent
lib/aside/aside.ts aside
lib/aside/aside-works.ts asideWorks
lib/concepts/analyse-note.ts analyseNote
lib/concepts/read-note.ts readNoteInTurns
lib/concepts/parse-blocks.ts parseBlocks
lib/concepts/note-pieces.ts notePieces
lib/concepts/split-sentences.ts splitSentences
db/queries/quizzes.ts conceptStore
agents/quiz/nodes/look-up-cache.ts lookUpCache
agents/quiz/concept-cache-key.ts conceptCacheKey
agents/quiz/routes.ts afterCache
agents/quiz/nodes/check-facts.ts checkFacts
lib/concepts/note-windows.ts windowNumbers
agents/node.ts askEach
agents/node.ts askContext
agents/quiz/tasks/extract-concepts.ts extractConcepts
agents/quiz/tasks/check-facts.ts checkFacts
lib/ai/fence.ts fence${asking}
lib/concepts/concepts-from-numbers.ts wrongNumbers
lib/concepts/place-fault.ts fault
lib/concepts/assign-faults.ts assignFaults
lib/concepts/note-report.ts noteReport
lib/concepts/settle-faults.ts settleFaults
agents/quiz/nodes/store-verdict.ts storeVerdict
agents/quiz/nodes/generate-questions.ts generateQuestions
agents/quiz/quiz-material.ts readMaterial
lib/concepts/patched-note.ts patchedNote
lib/questions/batch-material.ts sentencesWithin
lib/questions/plan-slots.ts planSlots
agents/quiz/write-candidates.ts writeCandidates
agents/quiz/ask-all-batches.ts askAllBatches
agents/quiz/tasks/write-questions.ts writeQuestions
agents/quiz/tasks/material-blocks.ts materialBlocks
lib/questions/question-from-reply.ts questionFromReply
lib/questions/check-question.ts findQuestionFault
lib/questions/read-options.ts readOptions
lib/questions/cite-sentences.ts citeSentences
db/queries/questions.ts questionStore
agents/quiz/nodes/prove-answers.ts proveAnswers
agents/quiz/prove-batches.ts proveBatches
agents/quiz/tasks/solve-question.ts solveQuestion
lib/questions/compare-solution.ts compareSolution
agents/quiz/nodes/remove-repeats.ts removeRepeats
lib/ai/embedders.ts createEmbedders
lib/questions/question-vector-text.ts questionVectorText
db/queries/asked-questions.ts keepNewQuestions
lib/questions/sort-out-repeats.ts sortOutRepeats
agents/quiz/nodes/finish-quiz.ts finishQuiz
lib/questions/find-shortfall.ts findShortfall
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
db/queries/attempts.ts answerStore
lib/questions/quiz-view.ts quizView
lib/questions/round-questions.ts roundQuestions
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
components/study/source/source-pane.tsx SourcePane
components/study/source/use-typing-link.ts useTypingLink
components/study/source/typing-link.ts TypingLink
components/study/source/typed-changes.ts patchesOf
components/study/source/typing-sync.ts TypingSync
components/study/source/unsaved-typing.ts keepUnsaved
components/hooks/send-json.ts sendJson`,
    },
    { by: "a request", files: edge },
    {
      by: "the framework",
      files: `
app/api/study/[threadId]/typing/route.ts POST${wrapper}
lib/http/body-limits.ts documentBodyLimit
lib/http/read-json.ts readJson
lib/http/read-body.ts readBody
agents/runtime.ts runtime
agents/services/study.ts studyCommands
agents/services/study-edits.ts editCommands
db/queries/edits.ts editStore
db/queries/thread-rows.ts lockThread
lib/editing/history/text-at.ts textAfter
lib/editing/history/plan-edits.ts planBatch
lib/editing/history/patch-list.ts rebasePatches
lib/quotes/rebase-patch.ts rebaseOver
lib/quotes/apply-patch.ts applyPatches
lib/http/answer.ts answer`,
    },
    {
      by: "the framework",
      files: `
components/study/study-workspace.tsx StudyWorkspace
components/study/desk/use-workspace.ts useWorkspace${polling}
components/study/document/view-block-ids.ts viewBlockIds`,
    },
    {
      by: "a request",
      files: `
app/api/study/[threadId]/route.ts GET
db/queries/threads.ts threadStore
agents/services/read-study.ts readStudy
db/queries/study.ts studyStore
db/queries/thread-rows.ts getStudy
lib/editing/history/undo-stack.ts undoStack
agents/services/threads.ts threadView
lib/blocks/block-memory.ts createBlockMemory
lib/blocks/split-blocks.ts splitBlocks
lib/blocks/block-id.ts blockId
lib/editing/quote-places.ts createPlaceMemory
agents/services/study-view.ts studyView
lib/blocks/mark-blocks.ts markBlocks
agents/services/fresh-marks.ts freshMarks`,
    },
    {
      by: "a request",
      files: `
app/api/study/[threadId]/blocks/route.ts POST
components/study/render-block.tsx renderBlock`,
    },
  ],
  "one box on a screenshot": [
    {
      by: "the button",
      files: `
components/guide/guide-workspace.tsx GuideWorkspace
components/guide/step/step-card.tsx StepCard
components/guide/screen/screen-area.tsx ScreenArea
components/guide/screen/shot-input.tsx ShotInput
components/guide/desk/use-guide-workspace.ts useGuideWorkspace
components/guide/screen/use-screenshots.ts useScreenshots
components/guide/screen/screen-ratio.ts pageRatio
components/hooks/send-json.ts sendForm`,
    },
    { by: "a request", files: edge },
    {
      by: "the framework",
      files: `
app/api/threads/[threadId]/screenshots/route.ts POST${wrapper}
lib/http/read-screenshot.ts readScreenshot
lib/http/read-form.ts readForm
lib/http/read-body.ts readBody
lib/http/form-fields.ts formField
lib/pictures/encode-screenshot.ts encodeScreenshot
lib/pictures/open-picture.ts openPicture
lib/pictures/one-at-a-time.ts oneAtATime
agents/runtime.ts runtime
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
agents/guide/routes.ts afterAction
agents/guide/nodes/wait-user-action.ts waitUserAction
agents/guide/action-question.ts actionQuestion
agents/guide/ask-student.ts askStudent
agents/guide/read-reply.ts readReply
agents/guide/new-picture.ts isNewPicture
agents/guide/nodes/analyze-screenshot-for-button.ts analyzeScreenshotForButton
agents/guide/guide-sections.ts presentStep
agents/guide/take-look.ts takeLook
agents/guide/read-screenshot.ts readScreenshot
lib/screen/read-screen.ts readScreen
lib/screen/grey-picture.ts greyPicture
lib/screen/edge-map.ts edgeMap
lib/screen/text-blobs.ts textBlobs
lib/screen/find-blobs.ts findBlobs
lib/screen/text-strips.ts textStrips
lib/screen/read-strips.ts readStrips
lib/screen/strip-sheet.ts stripSheet
lib/screen/find-shapes.ts shapeOf
lib/pictures/read-text.ts createTextReader
agents/guide/check-by-rules.ts placeByText
lib/screen/screen-word.ts screenWords
lib/screen/locate-control.ts locateControl
lib/screen/parse-instruction.ts parseInstruction
lib/screen/names-in-instruction.ts markedNames
lib/screen/control-role.ts roleOfWords
lib/screen/screen-position.ts screenPosition
lib/screen/screen-label.ts screenLabels
lib/screen/fold-label.ts foldWord
lib/screen/stem-word.ts stemWord
lib/screen/rank-matches.ts rankMatches
lib/screen/match-label.ts matchName
lib/screen/control-box.ts controlBox
lib/screen/screen-box.ts toFractions
lib/pictures/draw-candidates.ts drawCandidates
agents/node.ts askContext
agents/guide/tasks/look-at-screen.ts lookAtScreen
lib/ai/fence.ts fence${asking}
lib/guide/place-of-look.ts placeOfLook
lib/screen/reconcile.ts reconcile
agents/guide/say.ts say
db/queries/thread-rows.ts addMessage
db/queries/thread-rows.ts visibleChange`,
    },
    {
      by: "a request",
      files: `
app/api/guide/[threadId]/route.ts GET
db/queries/threads.ts threadStore
agents/services/threads.ts threadView
agents/services/guide-view.ts guideView
components/guide/render-guide.ts renderGuide`,
    },
    {
      by: "the framework",
      files: `
components/guide/desk/use-guide-workspace.ts useGuideWorkspace${polling}
components/guide/screen/use-step-box.ts useStepBox
components/guide/screen/shot-frame.tsx ShotFrame
components/guide/screen/box-layer.tsx BoxLayer`,
    },
  ],
};
