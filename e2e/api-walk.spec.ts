import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { environmentWith } from "#lib/env.ts";
import { longestRunMs, lookReply, samplePack } from "./guide-page.ts";
import { connectedTest as test } from "./product-test.ts";

test.describe.configure({ timeout: 4 * longestRunMs });

/** The blocks of a document that are to be run, one behind the other. */
const blocksOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^```bash\n(.*?)^```$/gms)].map(([, block = ""]) => block);

test("what docs/api.md says is so: a guide and a document by curl", async ({
  page,
  baseURL,
  model,
}) => {
  await samplePack(page);
  const box = { x: 0.5, y: 0.25, width: 0.25, height: 0.125 };
  model.script({ task: "look-at-screen", replies: [lookReply({ box })] });
  const folder = mkdtempSync(join(tmpdir(), "lectern-api-walk-"));
  try {
    await sharp({ create: { width: 640, height: 400, channels: 3, background: "#ccc" } })
      .png()
      .toFile(join(folder, "screen.png"));
    const blocks = blocksOf(readFileSync("docs/api.md", "utf8"));
    const walk = spawn("bash", ["-c", blocks.join("\n")], {
      cwd: folder,
      env: environmentWith({ LECTERN: baseURL ?? "" }),
      stdio: ["ignore", "pipe", "pipe"],
      timeout: 3 * longestRunMs,
    });
    const ended = new Promise((resolve) => walk.on("close", resolve));
    const [said, complaints] = await Promise.all([text(walk.stdout), text(walk.stderr)]);
    expect([await ended, complaints]).toEqual([0, ""]);
    expect(said).toContain("guide_version\nIn your edition, Intro, this is not available");
    expect(said).toMatch(/"found":true,"box":\{"x":0\.5\d*,"y":0\.25/);
    expect(said).toContain("guide: done, guide_solved");
    expect(said).toContain("revision 0, 0 edits");
    expect(said).toContain('"edit_count":1');
    expect(said).toContain("document: 2 edits");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
