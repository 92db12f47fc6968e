import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";

const parent = mkdtempSync(join(tmpdir(), "lectern-lock-"));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test("a folder is locked once, by whatever name it goes, until it is given back", async () => {
  const folder = join(parent, "data");
  mkdirSync(folder);
  symlinkSync(folder, join(parent, "alias"));
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUseError);
  await expect(lockFolder(join(parent, "alias"))).rejects.toThrow("in use");
  unlock();
  const unlockAgain = await lockFolder(folder);
  unlockAgain();
});

test("makes the folder when it is missing, closed to other users; another folder is free", async () => {
  const [one, two] = await Promise.all([
    lockFolder(join(parent, "new", "one")),
    lockFolder(join(parent, "new", "two")),
  ]);
  one();
  two();
});
