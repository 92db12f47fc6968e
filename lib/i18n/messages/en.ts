import { createEn } from "./create.en.ts";
import { deskEn } from "./desk.en.ts";
import { doctorEn } from "./doctor.en.ts";
import { editCommandsEn } from "./edit-commands.en.ts";
import { editTemplatesEn } from "./edit-templates.en.ts";
import { editingEn } from "./editing.en.ts";
import { errorsEn } from "./errors.en.ts";
import { garbageEn } from "./garbage.en.ts";
import { guideEn } from "./guide.en.ts";
import { guideNewEn } from "./guide-new.en.ts";
import { guideScreenEn } from "./guide-screen.en.ts";
import { guideTalkEn } from "./guide-talk.en.ts";
import { homeEn } from "./home.en.ts";
import { libraryEn } from "./library.en.ts";
import { photosEn } from "./photos.en.ts";
import { playerEn } from "./player.en.ts";
import { progressEn } from "./progress.en.ts";
import { questionListEn } from "./question-list.en.ts";
import { recallEn } from "./recall.en.ts";
import { reportEn } from "./report.en.ts";
import { resultsEn } from "./results.en.ts";
import { settingsEn } from "./settings.en.ts";
import { shellEn } from "./shell.en.ts";
import { stagesEn } from "./stages.en.ts";
import { studyEn } from "./study.en.ts";
import { studyNewEn } from "./study-new.en.ts";
import { studyTalkEn } from "./study-talk.en.ts";
import { troubleEn } from "./trouble.en.ts";

/** Every text that a user can see, in English; the shape that the other languages follow. */
export const en = {
  shell: shellEn,
  home: homeEn,
  create: createEn,
  stages: stagesEn,
  progress: progressEn,
  report: reportEn,
  photos: photosEn,
  player: playerEn,
  recall: recallEn,
  results: resultsEn,
  settings: settingsEn,
  study: studyEn,
  studyNew: studyNewEn,
  studyTalk: studyTalkEn,
  trouble: troubleEn,
  desk: deskEn,
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
