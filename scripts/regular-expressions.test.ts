import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Node, parseSync, visitorKeys } from "oxc-parser";
import pMap from "p-map";
import { type AttackPattern, check } from "recheck";
import { expect, test } from "vitest";
import { inTime } from "#lib/testing/in-time.ts";

/** A regular expression of the product, and the first place where it stands. */
interface Expression {
  readonly source: string;
  readonly flags: string;
  readonly file: string;
}

/**
 * Expressions that take more than linear time by their form, and why no text from outside makes them: one that meets
 * such text is to be written anew instead.
 */
const allowed: readonly (readonly [file: string, part: string, reason: string])[] = [
  ["db/embedded/wire-messages.ts", "", "reads the SQL that Lectern itself writes"],
  ["lib/ai/fence.ts", "[0-9a-f]{12}", "read by test servers only, in prompts of the tests"],
  ["lib/blocks/split-blocks.ts", "(`+)", "meets 500 characters of a heading at most"],
  ["lib/ai/classify-error.ts", "too long", "at most 40 letters, then 80, are looked at from each"],
];

const product = "{lib,agents,app,components,db}/**/*.{ts,tsx}";
const files = globSync(product).filter((file) => !/\.test\.|\/testing\//.test(file));

/** The constants of a file, and the files that it takes others from. */
interface Constants {
  readonly values: ReadonlyMap<string, Node>;
  readonly imports: ReadonlyMap<string, string>;
}

const parsed = new Map<string, { program: Node; constants: Constants }>();

const pathOf = (from: string, file: string): string =>
  from.startsWith("#") ? from.slice(1) : join(dirname(file), from);

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** A node and all below it. */
const nodesOf = (node: Node): Node[] => [
  node,
  ...(visitorKeys[node.type] ?? [])
    .flatMap((key) => Reflect.get(node, key) as unknown)
    .filter(isNode)
    .flatMap(nodesOf),
];

const parse = (file: string) => {
  const known = parsed.get(file);
  if (known) return known;
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  const values = new Map<string, Node>();
  const imports = new Map<string, string>();
  for (const node of nodesOf(program)) {
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init) {
      values.set(node.id.name, node.init);
    } else if (node.type === "ImportDeclaration" && /^[.#]/.test(node.source.value)) {
      const from = pathOf(node.source.value, file);
      for (const { local } of node.specifiers) imports.set(local.name, from);
    }
  }
  const made = { program, constants: { values, imports } };
  parsed.set(file, made);
  return made;
};

/** What stands for a part that is known at run time only. */
const unknownPart = "x";

/** The text of a constant expression; parts that only a run knows are one letter. */
const textOf = (node: Node, file: string): string => {
  const read = (part: Node) => textOf(part, file);
  switch (node.type) {
    case "Literal":
      return "regex" in node ? node.regex.pattern : String(node.value);
    case "TemplateLiteral":
      return node.quasis
        .map(
          ({ value }, at) =>
            `${value.cooked}${node.expressions[at] ? read(node.expressions[at]) : ""}`,
        )
        .join("");
    case "TaggedTemplateExpression": {
      const { quasis, expressions } = node.quasi;
      return quasis
        .map(({ value }, at) => `${value.raw}${expressions[at] ? read(expressions[at]) : ""}`)
        .join("");
    }
    case "BinaryExpression":
      return read(node.left) + read(node.right);
    case "MemberExpression":
      return "name" in node.property && node.property.name === "source"
        ? read(node.object)
        : unknownPart;
    case "TSAsExpression":
      return read(node.expression);
    case "CallExpression":
      return joined(node, file);
    case "Identifier":
      return constantOf(node.name, file);
    default:
      return unknownPart;
  }
};

/** `["a", "b"].join("|")` */
const joined = (node: Extract<Node, { type: "CallExpression" }>, file: string): string => {
  const {
    callee,
    arguments: [sign],
  } = node;
  const isJoin =
    callee.type === "MemberExpression" &&
    "name" in callee.property &&
    callee.property.name === "join";
  if (!isJoin || !sign) return unknownPart;
  const list =
    callee.object.type === "Identifier"
      ? parse(file).constants.values.get(callee.object.name)
      : callee.object;
  const array = list?.type === "TSAsExpression" ? list.expression : list;
  if (array?.type !== "ArrayExpression") return unknownPart;
  return array.elements.flatMap((one) => (one ? [textOf(one, file)] : [])).join(textOf(sign, file));
};

const constantOf = (name: string, file: string): string => {
  const { values, imports } = parse(file).constants;
  const value = values.get(name);
  if (value) return textOf(value, file);
  const from = imports.get(name);
  return from === undefined ? unknownPart : constantOf(name, from);
};

const expressionsIn = (file: string): Expression[] =>
  nodesOf(parse(file).program).flatMap((node) => {
    if (node.type === "Literal" && "regex" in node) {
      return { source: node.regex.pattern, flags: node.regex.flags, file };
    }
    if (node.type !== "NewExpression" || node.callee.type !== "Identifier") return [];
    const [source, flags] = node.arguments;
    return node.callee.name === "RegExp" && source
      ? { source: textOf(source, file), flags: flags ? textOf(flags, file) : "", file }
      : [];
  });

/** Without a quantifier that has no bound, or a high one, an expression is linear. */
const canRepeat = ({ source }: Expression): boolean =>
  /[*+]|\{\d+,\}|\{\d*,?\d{3,}\}|\}.*\{\d+,\d{2,}\}/.test(
    source.replace(/\\./gs, "").replace(/\[[^\]]*\]/g, "c"),
  );

const recordFile = "scripts/linear-expressions.json";

/** Digests of the expressions that were found linear: what has not changed costs nothing. */
const readRecord = (): Set<string> => new Set(JSON.parse(readFileSync(recordFile, "utf8")));

const writeRecord = (digests: Iterable<string>): void =>
  writeFileSync(recordFile, `${JSON.stringify([...digests].sort(), null, 2)}\n`);

const keyOf = ({ source, flags }: Expression): string => `/${source}/${flags}`;

const digestOf = (expression: Expression): string =>
  createHash("sha256").update(keyOf(expression)).digest("hex").slice(0, 16);

const isAllowed = ({ file, source }: Expression): boolean =>
  allowed.some(([path, part]) => path === file && source.includes(part));

/** Long enough for quadratic time to be minutes. */
const attackLength = 1_000_000;

/** Whether an attack that the fuzzer thinks slow is slow: it takes each lookbehind for a walk back to the beginning. */
const isSlow = ({ source, flags }: Expression, { pumps, suffix }: AttackPattern): boolean => {
  const each = attackLength / pumps.length;
  const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(each / pump.length)).join("");
  try {
    inTime(() => (text + suffix).match(new RegExp(source, flags)));
    return false;
  } catch {
    return true;
  }
};

/** What is wrong with it; null for nothing. */
const faultOf = async (expression: Expression): Promise<string | null> => {
  const { source, flags, file } = expression;
  const first = await check(source, flags, { timeout: 60_000 });
  // Some are too much for the automaton; attacks are tried on those.
  const tried = { checker: "fuzz", timeout: 60_000 } as const;
  const found = first.status === "unknown" ? await check(source, flags, tried) : first;
  const told = `${file}: ${keyOf(expression)}`;
  if (found.status === "unknown") return `${told}: ${found.error.kind}`;
  if (found.status === "safe") return null;
  if (found.complexity.isFuzz && !isSlow(expression, found.attack)) return null;
  return `${told}: ${found.complexity.summary} on ${found.attack.pattern}`;
};

test("every regular expression takes linear time, whatever text it meets", {
  timeout: 600_000,
}, async () => {
  const known = readRecord();
  const all = files.flatMap(expressionsIn).filter(canRepeat);
  expect(all.length).toBeGreaterThan(300);
  const wanted = all.filter((one) => !isAllowed(one) && !known.has(digestOf(one)));
  const unique = [...new Map(wanted.map((one) => [keyOf(one), one])).values()];
  const found = await pMap(
    unique,
    async (one) => ({ digest: digestOf(one), fault: await faultOf(one) }),
    { concurrency: 2 },
  );
  const proved = found.filter(({ fault }) => fault === null).map(({ digest }) => digest);
  const present = new Set(all.map(digestOf));
  const record = [...known, ...proved].filter((digest) => present.has(digest));
  if (proved.length > 0) writeRecord(record);
  expect(found.flatMap(({ fault }) => fault ?? [])).toEqual([]);
});

test("what is allowed is there, and an expression is read together with its parts", () => {
  const all = files.flatMap(expressionsIn);
  for (const [file, part] of allowed) {
    expect(
      all.some((one) => one.file === file && one.source.includes(part)),
      file,
    ).toBe(true);
  }
});
