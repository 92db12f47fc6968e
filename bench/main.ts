import { benchCards } from "./cards.ts";
import { benchEditPrompts } from "./edit-prompts.ts";
import { benchEdits } from "./edits/edit-cost.ts";
import { benchHeavyInputs } from "./heavy-inputs.ts";
import { benchHostile } from "./hostile.ts";
import { benchHour } from "./hour.ts";
import { benchImport } from "./library/import-manual.ts";
import { benchReaders } from "./library/readers.ts";
import { benchOwners } from "./library/search-among-owners.ts";
import { benchSearch } from "./library/search-growth.ts";
import { benchUploads } from "./library/upload-memory.ts";
import { benchHistory } from "./long-history.ts";
import { benchOwnActions } from "./page-update/own-actions.ts";
import { benchPageUpdates } from "./page-update/page-updates.ts";
import { benchPageWeight } from "./page-weight.ts";
import { benchPolls } from "./polls.ts";
import { benchQuizCost } from "./quiz-cost.ts";
import { benchQuotes } from "./quotes/place-quotes.ts";
import { benchTexts } from "./search-texts.ts";
import { benchStarts } from "./starts.ts";
import { benchQuizRate } from "./statements/quiz-rate.ts";
import { benchStatements } from "./statements/statement-times.ts";

const benches = {
  cards: benchCards,
  edits: benchEdits,
  hostile: benchHostile,
  heavy: benchHeavyInputs,
  history: benchHistory,
  hour: () => benchHour(60),
  quarter: () => benchHour(15),
  import: benchImport,
  quiz: benchQuizCost,
  rate: benchQuizRate,
  own: benchOwnActions,
  owners: benchOwners,
  quotes: benchQuotes,
  polls: benchPolls,
  prompts: benchEditPrompts,
  readers: benchReaders,
  search: benchSearch,
  starts: benchStarts,
  statements: benchStatements,
  texts: benchTexts,
  updates: benchPageUpdates,
  uploads: benchUploads,
  weight: benchPageWeight,
};

const isBench = (name: string): name is keyof typeof benches => name in benches;

/** `npm run bench` runs all; `npm run bench -- polls weight` only these. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !isBench(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}.`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted.filter(isBench) : Object.keys(benches)) {
  if (isBench(name)) await benches[name]();
}
