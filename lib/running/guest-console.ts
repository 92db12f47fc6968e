/**
 * Runs inside the guest before its program, and gives it what a browser or Node would: a console, timers without a
 * clock. It gives back how the host takes what was printed. Nothing here is of the host: a program that breaks it breaks
 * what it prints itself. What a console shows in ways of its own, such as an error with its stack, cannot be written
 * down, and says so by throwing `unsure`.
 */
const guestConsole = (mostLines: number, mostSigns: number, mostTimers: number) => {
  const unsure = {};
  const lines: string[] = [];
  const timers: { id: number; at: number; every: number | null; call: () => void }[] = [];
  let [signs, depth, now, ids, fired, isSure] = [0, 0, 0, 0, 0, true];
  const quoted = (text: string) => `'${text}'`;
  const listed = (open: string, items: readonly string[], close: string) =>
    items.length === 0 ? open + close : `${open} ${items.join(", ")} ${close}`;
  const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));
  /** What each console shows in its own way: an error, a list with holes or with names, symbols. */
  const isPeculiar = (value: object): boolean => {
    if (value instanceof Error || value instanceof Promise || value instanceof RegExp) return true;
    const own = Reflect.ownKeys(value);
    return (
      own.some((key) => typeof key === "symbol") ||
      (Array.isArray(value) && own.length !== value.length + 1)
    );
  };
  const inside = (value: object): string => {
    if (isPeculiar(value)) throw unsure;
    if (Array.isArray(value)) return listed("[", Array.from(value, shown), "]");
    if (value instanceof Set) return listed(`Set(${value.size}) {`, [...value].map(shown), "}");
    if (value instanceof Map) {
      const pairs = [...value].map(([key, one]) => `${shown(key)} => ${shown(one)}`);
      return listed(`Map(${value.size}) {`, pairs, "}");
    }
    const name = Object.getPrototypeOf(value)?.constructor?.name ?? "";
    if (Object.prototype.toString.call(value) !== "[object Object]" || name === "") throw unsure;
    const fields = Object.entries(Object.getOwnPropertyDescriptors(value)).map(([key, field]) => {
      if (field.get || field.set || !field.enumerable) throw unsure;
      return `${keyOf(key)}: ${shown(field.value)}`;
    });
    return listed(name === "Object" ? "{" : `${name} {`, fields, "}");
  };
  const inQuotes = (text: string): string => {
    if (/['\\\n]/.test(text)) throw unsure;
    return quoted(text);
  };
  const shown = (value: unknown): string => {
    if (typeof value === "string") return inQuotes(value);
    if (Object.is(value, -0)) return "-0";
    if (typeof value === "bigint") return `${value}n`;
    if (typeof value === "function") throw unsure;
    if (typeof value !== "object" || value === null) return String(value);
    depth += 1;
    // Deeper than this a console leaves out what is inside.
    if (depth > 3) throw unsure;
    const text = inside(value);
    depth -= 1;
    return text;
  };
  const plain = (value: unknown) => (typeof value === "string" ? value : shown(value));
  const print = (...values: unknown[]) => {
    try {
      const text = values.map(plain).join(" ");
      signs += text.length;
      if (signs > mostSigns || lines.length >= mostLines) isSure = false;
      else lines.push(...text.split("\n"));
    } catch {
      isSure = false;
    }
    depth = 0;
  };
  const later = (isEvery: boolean) => {
    return (call: unknown, delay: unknown, ...given: unknown[]) => {
      if (typeof call !== "function") throw new TypeError("no function to call");
      const after = Math.max(1, Math.trunc(Number(delay)) || 0);
      ids += 1;
      timers.push({
        ...{ id: ids, at: now + after, every: isEvery ? after : null },
        call: () => call(...given),
      });
      return ids;
    };
  };
  const forget = (id: unknown) => {
    const at = timers.findIndex((timer) => timer.id === id);
    if (at !== -1) timers.splice(at, 1);
  };
  const notKnown = () => {
    isSure = false;
  };
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  define("console", {
    ...{ log: print, info: print, debug: print, error: print, warn: print },
    ...{ table: notKnown, dir: notKnown, group: notKnown, trace: notKnown, assert: notKnown },
    ...{ count: notKnown, time: notKnown, timeEnd: notKnown, groupEnd: notKnown },
  });
  define("setTimeout", later(false));
  define("setInterval", later(true));
  define("clearTimeout", forget);
  define("clearInterval", forget);
  define("queueMicrotask", (call: () => void) => {
    void Promise.resolve().then(call);
  });
  return {
    /** Runs the next timer; false when none is left. */
    next: () => {
      const next = timers.toSorted((a, b) => a.at - b.at || a.id - b.id)[0];
      if (!next) return false;
      fired += 1;
      if (fired > mostTimers) {
        isSure = false;
        return false;
      }
      now = next.at;
      if (next.every === null) forget(next.id);
      else next.at += next.every;
      next.call();
      return true;
    },
    /** JSON of what was printed, and of a value as it would be printed. */
    take: (value: unknown) => {
      let text: string | null = null;
      try {
        if (value !== undefined && value !== null) text = plain(value);
      } catch {
        text = null;
      }
      return JSON.stringify({ lines, value: text, isSure });
    },
  };
};

/** The most that is taken of a program: more than what can be asked for. */
const most = { lines: 100, signs: 4_000, timers: 1_000 };

/** The source of what runs before a program. */
export const guestSource = `(${guestConsole})(${most.lines}, ${most.signs}, ${most.timers})`;
