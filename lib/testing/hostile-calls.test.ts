import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Node, parseSync } from "oxc-parser";
import { expect, test } from "vitest";

/** What takes text that no stranger wrote, and what reads whole files, in a thread or a process that can be ended. */
const exceptions: Readonly<Record<string, string>> = {
  answerTagged: "a tag that the product made",
  brokenArchive: "a reason that the product wrote",
  bytesSha256: "bytes of which only the hash is taken",
  chosenConfig: "an owner's id; keys and addresses were read by a schema",
  contentSecurityPolicy: "a nonce that the product made",
  decodedPicture: "bytes of a picture that we encoded",
  drawCandidates: "bytes of a picture that was decoded before",
  markBox: "bytes of a picture that was decoded before",
  encodeCardPicture:
    "reads a picture as the other encoders do, and tests of its own give it what is none",
  errorSentence: "a code of errors.ts",
  fetchLanguageFiles: "a folder of the settings",
  findAttempt: "an id that was checked by its schema",
  isDatabaseTrouble: "a code of errors.ts",
  isFinal: "a code of errors.ts",
  isKeptPicture: "reads a picture as the encoders do, one at a time and for a minute at most",
  isGreyedOut: "bytes of a picture that was decoded before",
  judgeUnparsed: "a code of Node's parser",
  leastLikeness: "the name of an embedding model",
  newId: "a prefix that the product chose",
  beginOfDay: "a day that was checked by its schema",
  lastMidnight: "a time zone of the system",
  calendarDaysAgo: "a time zone of the system",
  comingExams: "names that are passed on, and a day that was checked by its schema",
  nextMidnights: "a time zone of the system",
  notesAreOpen: "the name of a stage",
  pictureAddress: "a hash that the product made",
  pullModel: "asks a server",
  questionId: "an id that was checked by its schema",
  readControlState: "bytes of a picture that was decoded before",
  reviewQuestionId: "an id that was checked by its schema",
  stableId: "a prefix that the product chose",
  startTesseract: "a folder of the settings",
  storedTwin: "an id that the product made",
  tryRole: "asks a model",
  wallClock: "a time zone that was chosen from those that there are",
};

const filesOf = (pattern: string): string[] =>
  globSync(pattern).filter((file) => !/\.test\.|\/testing\//.test(file));

const programOf = (file: string) => parseSync(file, readFileSync(file, "utf8")).program;

const pathOf = (from: string, file: string): string =>
  from.startsWith("#") ? from.slice(1) : join(dirname(file), from);

/** What a file takes from files of the project at run time, as `path name`. */
const takenBy = (file: string): string[] =>
  programOf(file).body.flatMap((statement) => {
    if (statement.type !== "ImportDeclaration" || statement.importKind === "type") return [];
    if (!/^[.#]/.test(statement.source.value)) return [];
    const path = pathOf(statement.source.value, file);
    return statement.specifiers.flatMap((specifier) =>
      specifier.type === "ImportSpecifier" && "name" in specifier.imported
        ? [`${path} ${specifier.imported.name}`]
        : [],
    );
  });

/** Whether a parameter is text, or bytes that may be text. */
const isText = (type: Node | undefined): boolean => {
  if (type?.type === "TSUnionType") return type.types.some(isText);
  if (type?.type !== "TSTypeReference") return type?.type === "TSStringKeyword";
  return "name" in type.typeName && type.typeName.name === "Uint8Array";
};

const takesText = (node: Node | null | undefined): boolean => {
  if (node?.type !== "ArrowFunctionExpression" && node?.type !== "FunctionDeclaration")
    return false;
  return node.params.some((param) => {
    const plain = param.type === "AssignmentPattern" ? param.left : param;
    return "typeAnnotation" in plain && isText(plain.typeAnnotation?.typeAnnotation);
  });
};

/** The functions that a file exports and that take text, by name. */
const textFunctions = (file: string): string[] =>
  programOf(file).body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration } = statement;
    if (declaration?.type === "FunctionDeclaration") {
      return declaration.id && takesText(declaration) ? [declaration.id.name] : [];
    }
    if (declaration?.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      "name" in id && takesText(init) ? [id.name] : [],
    );
  });

test("every function of lib that takes text and is called from without meets hostile text", () => {
  const callers = ["{app,agents,components,db,scripts}/**/*.{ts,tsx}", "*.ts"].flatMap(filesOf);
  const called = new Set(callers.flatMap(takenBy));
  const tested = new Set(
    ["lib/testing/hostile-calls.ts", "lib/testing/hostile-small-calls.ts"].flatMap(takenBy),
  );
  const named = filesOf("lib/**/*.{ts,tsx}").flatMap((file) =>
    textFunctions(file)
      .filter((name) => called.has(`${file} ${name}`))
      .map((name) => ({ file, name })),
  );
  const missing = named.filter(
    ({ file, name }) => !(name in exceptions) && !tested.has(`${file} ${name}`),
  );
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(60);
  // An exception that nobody needs any more is deleted.
  const names = new Set(named.map(({ name }) => name));
  expect(Object.keys(exceptions).filter((name) => !names.has(name))).toEqual([]);
});
