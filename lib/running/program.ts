/** What can be run. Everything else is solved by reading. */
export type RunLanguage = "javascript" | "sql";

export interface Program {
  readonly language: RunLanguage;
  readonly code: string;
}

/** What a program did, the same in two runs that differ in clock and chance; texts as a console or a table shows them. */
export type CodeRun =
  | {
      readonly is: "script";
      /** Line by line. */
      readonly printed: readonly string[];
      /** Of its last expression; null where that gives nothing or nothing that can be written down. */
      readonly value: string | null;
      /** The name of the error that ended it. */
      readonly thrown: string | null;
    }
  | {
      readonly is: "query";
      /** Of the last query. */
      readonly rows: readonly (readonly string[])[];
      readonly columns: number;
      /** How many queries there are. */
      readonly queries: number;
    };

/** What each program did, in their order; null where nothing is known for sure. */
export type RunCode = (programs: readonly Program[]) => Promise<readonly (CodeRun | null)[]>;

const languages: Readonly<Record<string, RunLanguage>> = {
  ...{ js: "javascript", javascript: "javascript", mjs: "javascript", node: "javascript" },
  ...{ sql: "sql", pgsql: "sql", psql: "sql", postgres: "sql", postgresql: "sql" },
};

/** The language of a code block that says what it is; null for one that cannot be run. */
export const runLanguage = (name: string | null): RunLanguage | null =>
  languages[name?.toLowerCase() ?? ""] ?? null;

/**
 * What a script asks of the place where it runs: a browser, a machine, a clock, a language. Elsewhere it would print
 * something else.
 */
const ofItsHost =
  /\b(?:require|process|module|exports|import|window|document|globalThis|global|self|navigator|location|localStorage|fetch|alert|prompt|confirm|performance|crypto|structuredClone|setImmediate|Date|Intl|Atomics|WeakRef|stack|toLocale\w*|localeCompare)\b|%[sdifjoOc%]/;

/** The words of an error that the engine makes are its own; of one that is thrown by the program they are the program's. */
const wordsOfError =
  /\.message\b|\$\{(?:e|er|err|error|ex)\}|\bString\((?:e|er|err|error|ex)\)|\b(?:e|er|err|error|ex)\.toString\b/;
const throwsItself = /\b(?:throw|reject)\b/;

/**
 * What leads a query to the files and modules of its database, or hides from these words what is run. It is the first of
 * three walls: a student's note asks for none of it.
 */
const leavesItsTables =
  /\b(?:copy|load|execute|function|procedure|extension|prepare|listen|notify|do(?!\s+(?:nothing|update)\b))\b|\b(?:lo|pg|ts)_|dblink|to_xml|current_setting|set_config|U&/i;

/** Whether what a program does depends on nothing but itself, as far as its words tell. */
export const standsAlone = ({ language, code }: Program): boolean =>
  language === "sql"
    ? !leavesItsTables.test(code)
    : !ofItsHost.test(code) && (!wordsOfError.test(code) || throwsItself.test(code));
