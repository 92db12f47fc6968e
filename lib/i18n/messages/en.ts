import { editCommandsEn, editingEn, editTemplatesEn, workspaceEn } from "./editing.en.ts";
import { guideEn, guideNewEn, guideScreenEn, guideTalkEn } from "./guide.en.ts";
import { libraryEn } from "./library.en.ts";
import {
  cardsEn,
  playerEn,
  progressEn,
  quizFilesEn,
  recallEn,
  reportEn,
  resultsEn,
  stagesEn,
} from "./quiz.en.ts";
import { settingsEn } from "./settings.en.ts";
import {
  binEn,
  createEn,
  doctorEn,
  errorsEn,
  homeEn,
  noteFilesEn,
  searchEn,
  shellEn,
  sourcesEn,
  subjectsEn,
  troubleEn,
} from "./shell.en.ts";
import {
  garbageEn,
  photosEn,
  questionListEn,
  studyEn,
  studyNewEn,
  studyTalkEn,
} from "./study.en.ts";

/** Every text that a user can see, in English; the shape that the other languages follow. */
export const en = {
  shell: shellEn,
  home: homeEn,
  subjects: subjectsEn,
  sources: sourcesEn,
  bin: binEn,
  search: searchEn,
  create: createEn,
  noteFiles: noteFilesEn,
  stages: stagesEn,
  progress: progressEn,
  report: reportEn,
  photos: photosEn,
  player: playerEn,
  cards: cardsEn,
  quizFiles: quizFilesEn,
  recall: recallEn,
  results: resultsEn,
  settings: settingsEn,
  study: studyEn,
  studyNew: studyNewEn,
  studyTalk: studyTalkEn,
  trouble: troubleEn,
  workspace: workspaceEn,
  doctor: doctorEn,
  editing: editingEn,
  editCommands: editCommandsEn,
  editTemplates: editTemplatesEn,
  errors: errorsEn,
  garbage: garbageEn,
  guideTalk: guideTalkEn,
  questionList: questionListEn,
  guide: guideEn,
  guideNew: guideNewEn,
  guideScreen: guideScreenEn,
  library: libraryEn,
};
