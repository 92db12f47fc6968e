import { createRu } from "./create.ru.ts";
import { deskRu } from "./desk.ru.ts";
import { doctorRu } from "./doctor.ru.ts";
import { editCommandsRu } from "./edit-commands.ru.ts";
import { editTemplatesRu } from "./edit-templates.ru.ts";
import { editingRu } from "./editing.ru.ts";
import type { en } from "./en.ts";
import { errorsRu } from "./errors.ru.ts";
import { garbageRu } from "./garbage.ru.ts";
import { guideRu } from "./guide.ru.ts";
import { guideNewRu } from "./guide-new.ru.ts";
import { guideScreenRu } from "./guide-screen.ru.ts";
import { guideTalkRu } from "./guide-talk.ru.ts";
import { homeRu } from "./home.ru.ts";
import { libraryRu } from "./library.ru.ts";
import { photosRu } from "./photos.ru.ts";
import { playerRu } from "./player.ru.ts";
import { progressRu } from "./progress.ru.ts";
import { questionListRu } from "./question-list.ru.ts";
import { recallRu } from "./recall.ru.ts";
import { reportRu } from "./report.ru.ts";
import { resultsRu } from "./results.ru.ts";
import { settingsRu } from "./settings.ru.ts";
import { shellRu } from "./shell.ru.ts";
import { stagesRu } from "./stages.ru.ts";
import { studyRu } from "./study.ru.ts";
import { studyNewRu } from "./study-new.ru.ts";
import { studyTalkRu } from "./study-talk.ru.ts";
import { troubleRu } from "./trouble.ru.ts";

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
