import { deskRu, editCommandsRu, editingRu, editTemplatesRu } from "./editing.ru.ts";
import type { en } from "./en.ts";
import { errorsRu } from "./errors.ru.ts";
import { guideRu } from "./guide.ru.ts";
import { guideNewRu } from "./guide-new.ru.ts";
import { guideScreenRu } from "./guide-screen.ru.ts";
import { guideTalkRu } from "./guide-talk.ru.ts";
import { createRu, homeRu } from "./home.ru.ts";
import { libraryRu } from "./library.ru.ts";
import { progressRu, stagesRu } from "./progress.ru.ts";
import { playerRu, recallRu, reportRu, resultsRu } from "./quiz.ru.ts";
import { settingsRu } from "./settings.ru.ts";
import { doctorRu, shellRu, troubleRu } from "./shell.ru.ts";
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
  create: createRu,
  stages: stagesRu,
  progress: progressRu,
  report: reportRu,
  photos: photosRu,
  player: playerRu,
  recall: recallRu,
  results: resultsRu,
  settings: settingsRu,
  study: studyRu,
  studyNew: studyNewRu,
  studyTalk: studyTalkRu,
  trouble: troubleRu,
  desk: deskRu,
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
