import { editCommandsRu, editingRu, editTemplatesRu, workspaceRu } from "./editing.ru.ts";
import type { en } from "./en.ts";
import { guideNewRu, guideRu, guideScreenRu, guideTalkRu } from "./guide.ru.ts";
import { libraryRu } from "./library.ru.ts";
import {
  cardFilesRu,
  cardsRu,
  playerRu,
  progressRu,
  quizFilesRu,
  recallRu,
  reportRu,
  resultsRu,
  stagesRu,
} from "./quiz.ru.ts";
import { settingsRu } from "./settings.ru.ts";
import {
  binRu,
  createRu,
  doctorRu,
  errorsRu,
  homeRu,
  keysRu,
  noteFilesRu,
  searchRu,
  shellRu,
  sourcesRu,
  subjectsRu,
  troubleRu,
} from "./shell.ru.ts";
import {
  garbageRu,
  photosRu,
  questionListRu,
  studyNewRu,
  studyRu,
  studyTalkRu,
} from "./study.ru.ts";

/** Every text that a user can see, in Russian. */
export const ru: typeof en = {
  shell: shellRu,
  home: homeRu,
  subjects: subjectsRu,
  sources: sourcesRu,
  bin: binRu,
  search: searchRu,
  keys: keysRu,
  create: createRu,
  noteFiles: noteFilesRu,
  stages: stagesRu,
  progress: progressRu,
  report: reportRu,
  photos: photosRu,
  player: playerRu,
  cards: cardsRu,
  cardFiles: cardFilesRu,
  quizFiles: quizFilesRu,
  recall: recallRu,
  results: resultsRu,
  settings: settingsRu,
  study: studyRu,
  studyNew: studyNewRu,
  studyTalk: studyTalkRu,
  trouble: troubleRu,
  workspace: workspaceRu,
  doctor: doctorRu,
  editing: editingRu,
  editCommands: editCommandsRu,
  editTemplates: editTemplatesRu,
  errors: errorsRu,
  garbage: garbageRu,
  guideTalk: guideTalkRu,
  questionList: questionListRu,
  guide: guideRu,
  guideNew: guideNewRu,
  guideScreen: guideScreenRu,
  library: libraryRu,
};
