import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type CodeRun, type RunLanguage, standsAlone } from "./program.ts";
import { createRunCode } from "./run-code.ts";
import { openSql } from "./run-sql.ts";

// An engine is a process, and a database in it begins within seconds; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000 });

const usual = { startMs: 240_000, inAllMs: 280_000, memoryBytes: 256 * 1024 * 1024 };

/** What each of the programs did, all in one process as long as it lives. */
const run = (language: RunLanguage, ...codes: readonly string[]) =>
  createRunCode({ ...usual, programMs: 6_000 })(codes.map((code) => ({ language, code })));

const script = (...printed: readonly string[]): CodeRun =>
  expect.objectContaining({ is: "script", printed, thrown: null });

const query = (...rows: readonly (readonly string[])[]): CodeRun =>
  expect.objectContaining({ is: "query", rows });

/** What a program that tried to get out may have come to: nothing known, an error, or that nothing was there. */
const isHarmless = (one: CodeRun | null): boolean =>
  one === null || (one.is === "script" && (one.thrown !== null || one.printed.join("") === "none"));

test("a script prints what a console would", async () => {
  expect(
    await run(
      "javascript",
      "console.log(2 + 2); console.log('a', [1, 'b', { c: undefined }], -0, 10n, null)",
      "console.log(new Map([['a', 1]]), new Set([1, 2]), class A {} && new (class P { x = 1 })())",
      "console.log(1); setTimeout(() => console.log(2)); Promise.resolve().then(() => console.log(3)); console.log(4)",
      "for (var i = 0; i < 2; i++) setTimeout(() => console.log(i), 10 - i)",
      "let n = 0; const timer = setInterval(() => { console.log(n); if (++n === 2) clearInterval(timer) }, 5)",
      "try { throw new Error('mine') } catch (error) { console.log(error.name, error.message) }",
      "(async () => { console.log('in'); await null; console.log('after') })(); console.log('out')",
      "class P { constructor(x) { this.x = x } twice() { return [1].map(() => this.x * 2)[0] } } console.log(new P(4).twice())",
    ),
  ).toEqual([
    script("4", "a [ 1, 'b', { c: undefined } ] -0 10n null"),
    script("Map(1) { 'a' => 1 } Set(2) { 1, 2 } P { x: 1 }"),
    script("1", "4", "3", "2"),
    script("2", "2"),
    script("0", "1"),
    script("Error mine"),
    script("in", "out", "after"),
    script("8"),
  ]);
});

test("a script gives the value of its last expression, or the name of its error", async () => {
  const [value, error, nothing] = await run(
    "javascript",
    "[3, 1, 2].toSorted().map((x) => x * 2)",
    "console.log('first'); null.x",
    "const f = (x) => x",
  );
  expect(value).toEqual({ is: "script", printed: [], value: "[ 2, 4, 6 ]", thrown: null });
  expect(error).toMatchObject({ printed: ["first"], thrown: "TypeError" });
  expect(nothing).toMatchObject({ printed: [], value: null, thrown: null });
});

test("what chance, a clock or the host decides is not known", async () => {
  const codes = [
    "console.log(Math.random())",
    "console.log(Math.random() < 0.5 ? 'a' : 'b', Math.random(), Math.random())",
    "console.log(new Date().getFullYear())",
    "console.log(typeof window)",
    "console.log((1234.5).toLocaleString())",
    "console.log(new Error('no').stack)",
    "console.log('%d items', 3)",
    "console.log('100 %%', 5)",
    "setTimeout(() => console.log('timeout')); setImmediate(() => console.log('immediate'))",
    // A script, a file of Node and a module differ in these.
    "var name = 'A'; const o = { name: 'B', say() { return this.name } }; const f = o.say; console.log(f())",
    "console.log(typeof this)",
    "function whose() { return this === undefined } console.log(whose())",
    "console.log(new Error('no'))",
    "console.table([1])",
    "console.log([1, , 3], new Array(2))",
    "const list = [1]; list.more = 2; console.log(list)",
    "console.log({ [Symbol('a')]: 1 })",
    "try { null.f() } catch (error) { console.log(error.message) }",
  ];
  expect(await run("javascript", ...codes)).toEqual(codes.map(() => null));
  const queries = ["select now()", "select current_date", "select random()", "select 7"];
  expect(await run("sql", ...queries)).toEqual([null, null, null, query(["7"])]);
});

test("a query's rows are text; what is no query at its end is not known", async () => {
  const tables =
    "create table t (name text, n numeric, ok bool, day date); insert into t values ('a', 1, true, '2024-02-29'), ('b', 2.5, null, null);";
  expect(
    await run(
      "sql",
      `${tables} select * from t order by name;`,
      `${tables} select avg(n), count(*) from t`,
      `${tables} select name from t; select max(n) from t`,
      tables,
      "select * from t",
      "select no such thing",
    ),
  ).toEqual([
    query(["a", "1", "true", "2024-02-29"], ["b", "2.5", "NULL", "NULL"]),
    query(["1.75", "2"]),
    expect.objectContaining({ rows: [["2.5"]], queries: 2 }),
    null,
    // What another program made is gone.
    null,
    null,
  ]);
});

describe("a program gets nothing of", () => {
  test("files", async () => {
    const folder = mkdtempSync(join(tmpdir(), "lectern-run-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const secret = join(folder, "secret.txt");
    writeFileSync(secret, "s3cret");
    const scripts = [
      `console.log(std.loadFile(${JSON.stringify(secret)}))`,
      `console.log(std.open(${JSON.stringify(secret)}, "r").readAsString())`,
      `console.log(os.readdir(${JSON.stringify(folder)}))`,
      `console.log(read(${JSON.stringify(secret)}))`,
      `load(${JSON.stringify(secret)}); console.log("in")`,
      `eval("imp" + "ort('fs')").then((fs) => console.log(fs.readFileSync(${JSON.stringify(secret)}, "utf8")), () => console.log("none"))`,
      `eval("imp" + "ort('file://${secret}')").then(() => console.log("in"), () => console.log("none"))`,
      `console.log(eval("req" + "uire('fs')"))`,
    ];
    for (const one of await run("javascript", ...scripts)) expect(one).toSatisfy(isHarmless);
    const written = join(folder, "written.txt");
    const queries = [
      `select pg_read_file('${secret}')`,
      `select pg_read_binary_file('${secret}')`,
      `select pg_ls_dir('${folder}')`,
      `create table t (a text); copy t from '${secret}'; select * from t`,
      `select lo_get(lo_import('${secret}'))`,
      `select pg_stat_file('${secret}')`,
      `copy (select 'x') to '${written}'; select 1`,
      `create extension file_fdw; select 1`,
      `load '${secret}'; select 1`,
      "select pg_read_file('/proc/self/environ')",
      "select pg_read_file('/etc/passwd')",
    ];
    expect(await run("sql", ...queries)).toEqual(queries.map(() => null));
    expect(existsSync(written)).toBe(false);
    expect(readdirSync(folder)).toEqual(["secret.txt"]);
  });

  test("the network", async () => {
    let asked = 0;
    const server = createServer((_, response) => {
      asked += 1;
      response.end("in");
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/`;
    const named = (name: string) => `Function("return typeof " + ${JSON.stringify(name)})()`;
    const scripts = [
      ...["fet" + "ch", "XMLHttpRequest", "WebSocket", "EventSource", "Deno", "Bun"].map(
        (name) => `console.log(${named(name)} === "undefined" ? "none" : "in")`,
      ),
      `eval("fet" + "ch('${url}')")`,
      `eval("imp" + "ort('${url}')").then(() => console.log("in"), () => console.log("none"))`,
      `new Worker('${url}'); console.log("in")`,
    ];
    for (const one of await run("javascript", ...scripts)) expect(one).toSatisfy(isHarmless);
    const queries = [
      "create extension dblink; select 1",
      "create extension postgres_fdw; select 1",
      "create extension plpython3u; select 1",
      `select * from dblink('host=127.0.0.1 port=${port}', 'select 1') as t(a int)`,
      `create table t (a text); copy t from program 'curl ${url}'; select * from t`,
      `create subscription s connection 'host=127.0.0.1 port=${port}' publication p; select 1`,
    ];
    expect(await run("sql", ...queries)).toEqual(queries.map(() => null));
    expect(asked).toBe(0);
  });

  test("processes", async () => {
    const mark = join(tmpdir(), `lectern-run-${process.pid}`);
    onTestFinished(() => rmSync(mark, { force: true }));
    const scripts = [
      `console.log(Function("return typeof pro" + "cess")() === "undefined" ? "none" : "in")`,
      `console.log(console.log.constructor("return typeof pro" + "cess")() === "undefined" ? "none" : "in")`,
      `console.log(setTimeout.constructor("return this.pro" + "cess")().pid)`,
      `os.exec(["touch", "${mark}"]); console.log("in")`,
      `std.popen("touch ${mark}", "r"); console.log("in")`,
    ];
    for (const one of await run("javascript", ...scripts)) expect(one).toSatisfy(isHarmless);
    const queries = [
      `copy (select 'x') to program 'touch ${mark}'; select 1`,
      `create table t (a text); copy t from program 'touch ${mark}'; select 1`,
      `create function f(text) returns int as 'libc', 'system' language c; select f('touch ${mark}')`,
      `set archive_command = 'touch ${mark}'; select pg_switch_wal()`,
    ];
    expect(await run("sql", ...queries)).toEqual(queries.map(() => null));
    expect(existsSync(mark)).toBe(false);
  });
});

describe("a program that takes too much costs the others nothing:", () => {
  const limited = (language: RunLanguage, ...codes: readonly string[]) =>
    createRunCode({ ...usual, programMs: 3_000 })(codes.map((code) => ({ language, code })));

  test("time of a script", async () => {
    expect(
      await limited(
        "javascript",
        "while (true);",
        "const again = () => Promise.resolve().then(again); again()",
        "setInterval(() => {}, 1)",
        "/^(a+)+$/.test('a'.repeat(40) + 'b')",
        "for (;;) try { for (;;); } finally { continue }",
        "console.log(1)",
      ),
    ).toEqual([null, null, null, null, null, script("1")]);
  });

  test("time of a query", async () => {
    expect(
      await limited(
        "sql",
        "select count(*) from generate_series(1, 10000000000::bigint) a",
        "with recursive r as (select 1 as n union all select n + 1 from r) select count(*) from r",
        "select 1",
      ),
    ).toEqual([null, null, query(["1"])]);
  });

  test("memory of a script", async () => {
    expect(
      await run(
        "javascript",
        "const all = []; while (true) all.push(new Array(1_000_000).fill(1))",
        "let text = 'x'.repeat(1_000); const all = []; while (true) all.push((text += text.slice(0, 900) + all.length))",
        "const all = []; while (true) all.push(new ArrayBuffer(50_000_000))",
        "while (true) console.log('x'.repeat(100_000))",
        "const down = () => down(); down()",
        "const deep = (n) => [deep(n + 1)]; deep(0)",
        "console.log(1)",
      ),
    ).toEqual([null, null, null, null, null, null, script("1")]);
  });

  // It tells how much it got, and stays a while where somebody may see it.
  const greedy = `const all = []; try { for (;;) all.push(new ArrayBuffer(10_000_000)) } catch {}
    for (let n = 0; n < 20_000_000; n++); console.log(all.length)`;

  test("memory of a script that stops by itself", async () => {
    const filling = (memoryBytes: number) =>
      createRunCode({ ...usual, programMs: 60_000, memoryBytes })([
        { language: "javascript", code: greedy },
      ]);
    // The process is watched from outside.
    expect(await filling(64 * 1024 * 1024)).toEqual([null]);
    // Where that sees nothing, the engine's own memory has an end.
    const [held] = await filling(8 * 1024 * 1024 * 1024);
    const [printed = ""] = held?.is === "script" ? held.printed : [];
    expect(Number(printed)).toBeGreaterThan(0);
    expect(Number(printed)).toBeLessThanOrEqual(26);
  });

  test("memory of a query", async () => {
    expect(
      await createRunCode({ ...usual, programMs: 20_000, memoryBytes: 64 * 1024 * 1024 })(
        [
          "select string_agg(repeat(md5(i::text), 100000), '') from generate_series(1, 1000) i",
          "create table t as select repeat(md5(i::text), 300) as a from generate_series(1, 10000000) i; select count(*) from t",
          "select 1",
        ].map((code) => ({ language: "sql" as const, code })),
      ),
    ).toEqual([null, null, query(["1"])]);
  });
});

test("nothing is left for the next program", async () => {
  expect(
    await run(
      "javascript",
      "Object.prototype.left = 1; Array.prototype.map = () => 'left'; JSON.stringify = () => '{}'; String = null; console.log = () => {}",
      "setTimeout(() => { left = 1 }, 1); setInterval(() => console.log('left'), 1e9)",
      "console.log(typeof left, ({}).left, [1].map((x) => x), JSON.stringify([1]), String(1))",
    ),
  ).toEqual([
    // What is printed is told by what the first one has taken away.
    null,
    null,
    script("undefined undefined [ 1 ] [1] 1"),
  ]);
  expect(Object.hasOwn(Object.prototype, "left")).toBe(false);
  expect(
    await run(
      "sql",
      "create table left_here (a int); commit; select 1",
      "create temp table left_here (a int); select 1",
      "set search_path = information_schema; select 1",
      "commit; begin; create table left_here (a int); commit; select 1 / 0",
      "rollback; create table left_here (a int); begin; select 1",
      "select count(*) from information_schema.tables where table_name = 'left_here'",
      "show search_path",
    ),
  ).toEqual([null, query(["1"]), query(["1"]), null, null, query(["0"]), query(["public"])]);
});

test("a database that is brought to load a module runs none of its code", async () => {
  // What it takes from its process is given back: other tests share this one, and a server of HTTP needs a module.
  const taken = Object.getOwnPropertyDescriptors(WebAssembly);
  onTestFinished(() => void Object.defineProperties(WebAssembly, taken));
  // The engine itself, behind the words that a query may not have.
  const { run: runSql } = await openSql(null);
  const code = ["globalThis.escaped = true", "globalThis.escaped = true"];
  for (const [at, source] of code.entries())
    await runSql(moduleQuery(source, `/tmp/${at}.so`)).catch(() => null);
  expect("escaped" in globalThis).toBe(false);
  expect(standsAlone({ language: "sql", code: moduleQuery("1", "/tmp/x.so") })).toBe(false);
  for (const words of [
    "LOAD 'x'",
    "select Lo_Export(1, 'x')",
    "do $$ begin end $$",
    'select U&"lo\\005fexport"(1)',
    "select query_to_xml('select 1', true, true, '')",
  ])
    expect(standsAlone({ language: "sql", code: words })).toBe(false);
  expect(
    standsAlone({
      language: "sql",
      code: "insert into t values (1) on conflict do nothing; select 1",
    }),
  ).toBe(true);
});

/** A side module of WebAssembly that says by its names what is to be run, and the query that has it loaded. */
const moduleQuery = (source: string, file: string): string => {
  const body = [...Buffer.from(`()<::>0;${source}`), 0];
  const size = (n: number): number[] => (n < 128 ? [n] : [(n & 127) | 128, ...size(n >>> 7)]);
  const text = (words: string) => [...size(Buffer.byteLength(words)), ...Buffer.from(words)];
  const section = (id: number, bytes: readonly number[]) => [id, ...size(bytes.length), ...bytes];
  const memory = [...size(body.length), 0, 0, 0];
  const bytes = Buffer.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(0, [...text("dylink.0"), 1, ...size(memory.length), ...memory]),
    ...section(2, [
      ...[2, ...text("env"), ...text("memory"), 2, 0, 0],
      ...[...text("env"), ...text("__memory_base"), 3, 0x7f, 0],
    ]),
    ...section(6, [1, 0x7f, 0, 0x41, 0, 0x0b]),
    ...section(7, [1, ...text("__em_js__x"), 3, 1]),
    ...section(11, [1, 0, 0x23, 0, 0x0b, ...size(body.length), ...body]),
  ]);
  return `select lo_from_bytea(9, '\\x${bytes.toString("hex")}'); select lo_export(9, '${file}'); load '${file}'; select 1`;
};

test("what is too long, or not what was to be written down, is not known", async () => {
  const scripts = [
    "throw { name: 'x'.repeat(1e6) }",
    `JSON.stringify = () => '{"lines":null,"value":{"a":[1]},"isSure":true}'`,
    `JSON.stringify = () => '{"lines":[1],"value":null,"isSure":true}'`,
    "console.log(1)",
  ];
  expect(await run("javascript", ...scripts)).toEqual([null, null, null, script("1")]);
  const queries = ["select repeat('x', 1000000)", "select 1"];
  expect(await run("sql", ...queries)).toEqual([null, query(["1"])]);
});

test("what a program prints is no message to who started it", async () => {
  const reply = JSON.stringify({ is: "done", run: { is: "script", printed: ["2"], value: null } });
  const scripts = [
    `console.log(${JSON.stringify(reply)})`,
    `postMessage(${reply}); console.log("in")`,
    `parentPort.postMessage(${reply}); console.log("in")`,
    "console.log(1)",
  ];
  const [said, ...rest] = await run("javascript", ...scripts);
  expect(said).toEqual(script(reply));
  expect(rest).toEqual([
    expect.objectContaining({ thrown: "ReferenceError" }),
    expect.objectContaining({ thrown: "ReferenceError" }),
    script("1"),
  ]);
});

test.runIf(existsSync("/proc/self"))("no process is left, whatever its programs did", async () => {
  await createRunCode({ ...usual, programMs: 1_000 })([
    { language: "javascript", code: "while (true);" },
    { language: "javascript", code: "console.log(1)" },
  ]);
  const own = execFileSync("ps", ["-o", "args=", "--ppid", String(process.pid)], {
    encoding: "utf8",
  });
  expect(own).not.toContain("code-process");
});
