import { expect, test } from "vitest";
import { startRefusal } from "./start-refusal.ts";

const systemError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: x`), { code, path });

test.each([
  ["a full disk", systemError("ENOSPC"), /^The disk with \/data is full: 32 MB must be free\./],
  ["one that the engine met", { name: "ErrnoError", errno: 51 }, /^The disk with \/data is full/],
  ["a quota", systemError("EDQUOT"), /^The disk with \/data is full/],
  ["another user's folder", systemError("EACCES"), /may not be written by this user.*DATA_DIR/],
  ["a disk that can only be read", systemError("EROFS"), /can only be read.*DATA_DIR/],
  ["a file", systemError("EEXIST"), /^DATA_DIR is \/data, which is not a folder\./],
  ["a broken disk", systemError("EIO"), /reports an error \(EIO\).*npm run restore/],
  ["a folder that cannot be made", systemError("ENOENT", "/data/backups"), /can only be read/],
  ["a missing file of Lectern's own", systemError("ENOENT", "/lectern/engine.wasm"), /^ENOENT: x$/],
  ["a neighbour's missing file", systemError("ENOENT", "/database"), /^ENOENT: x$/],
  ["a buffer too many", new RangeError("Array buffer allocation failed"), /not enough memory/],
  ["an engine without memory", new Error("Aborted(OOM)"), /not enough memory/],
  ["a system without memory", systemError("ENOMEM"), /not enough memory/],
  ["anything else", new Error("Something else."), /^Something else\.$/],
])("%s is told with what to do", (_name, error, sentence) => {
  expect(startRefusal(error, "/data")).toMatch(sentence);
});
