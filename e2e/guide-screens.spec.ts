import { expect, type Page } from "@playwright/test";
import {
  GuidePage,
  guideAtFirstStep,
  longestRunMs,
  readGuide,
  waitForGuide,
} from "./guide-page.ts";
import { offlineTest as test } from "./product-test.ts";
import { drawProgram, liveScreen } from "./program-screen.ts";

const question = "How do I use Max for Live?";

/** A guide at its first step, with its page open. */
const openGuide = async (page: Page): Promise<{ id: string; guide: GuidePage }> => {
  const id = await guideAtFirstStep(page, { question, edition: "Suite" });
  await page.goto(`/guide/${id}`);
  const guide = new GuidePage(page);
  await expect(guide.sentence).toBeVisible();
  return { id, guide };
};

/** Pictures that the guide has; it takes them up as they come. */
const pictureCount = async (page: Page, id: string): Promise<number> =>
  (await readGuide(page, id)).screenshots.length;

const expectPictures = (page: Page, id: string, count: number) =>
  expect.poll(() => pictureCount(page, id), { timeout: longestRunMs }).toBe(count);

/** A file in the hands of a page's own scripts. */
const carried = (page: Page, picture: Buffer, name: string, type: string) =>
  page.evaluateHandle(
    ([bytes, fileName, mediaType]) => {
      const transfer = new DataTransfer();
      const data = Uint8Array.from(atob(bytes ?? ""), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([data], fileName ?? "", { type: mediaType ?? "" }));
      return transfer;
    },
    [picture.toString("base64"), name, type],
  );

test.describe.configure({ timeout: 4 * longestRunMs });

test("a picture comes by drop, by paste and by choice, and is shown in its own pixels", async ({
  page,
}) => {
  const { id, guide } = await openGuide(page);
  const { picture } = await drawProgram(page, liveScreen);
  const dropped = await carried(page, picture, "dropped.png", "image/png");
  await page.dispatchEvent("main", "dragenter", { dataTransfer: dropped });
  await expect(page.getByText(guide.screen("drop"))).toBeVisible();
  await page.dispatchEvent("main", "drop", { dataTransfer: dropped });
  await guide.send();
  await expectPictures(page, id, 1);
  await expect(guide.picture).toBeVisible();

  const second = await drawProgram(page, { ...liveScreen, middle: "Pasted" });
  const pasted = await carried(page, second.picture, "image.png", "image/png");
  await page.evaluate((clipboardData) => {
    const bubbles = true;
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles }));
  }, pasted);
  await guide.send();
  await expectPictures(page, id, 2);

  const third = await drawProgram(page, { ...liveScreen, middle: "Chosen" });
  await guide.upload(third.picture);
  await expectPictures(page, id, 3);
  const { screenshots } = await readGuide(page, id);
  expect(screenshots.map(({ width, height }) => [width, height])).toEqual([
    [1_280, 800],
    [1_280, 800],
    [1_280, 800],
  ]);
  // The earlier ones can be looked at again.
  await expect(page.getByText(guide.screen("position", { number: 3, count: 3 }))).toBeVisible({
    timeout: longestRunMs,
  });
  await guide.button(guide.screen("earlier")).click();
  await expect(page.getByText(guide.screen("position", { number: 2, count: 3 }))).toBeVisible();
});

test.describe("what is no picture", () => {
  test.use({ expected: [/415|422/] });
  test("is refused with a sentence, by the page or by the server, and the step stays", async ({
    page,
  }) => {
    const { id, guide } = await openGuide(page);
    await guide.choose(
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      "screen.svg",
      "image/svg+xml",
    );
    await expect(
      page
        .getByRole("alert")
        .getByText(guide.screen("problems.notPicture", { name: "screen.svg" })),
    ).toBeVisible();
    await guide.choose(Buffer.alloc(0), "nothing.png");
    await expect(
      page.getByRole("alert").getByText(guide.screen("problems.empty", { name: "nothing.png" })),
    ).toBeVisible();
    // Called a picture, it is opened here, and what cannot be opened cannot be shown before it is sent.
    await guide.choose(Buffer.from("%PDF-1.7 and so on"), "page.png");
    await expect(page.getByRole("alert").getByText(/^“page\.png”: \S/)).toBeVisible();
    const { picture } = await drawProgram(page, liveScreen);
    await guide.choose(picture.subarray(0, Math.floor(picture.length / 2)), "half.png");
    await expect(page.getByRole("alert").getByText(/^“half\.png”: \S/)).toBeVisible();
    expect(await pictureCount(page, id)).toBe(0);
    await expect(guide.sentence).toBeVisible();
  });
});

test("the box is drawn, dragged and sized by mouse and keys, and what was made of it is kept", async ({
  page,
}) => {
  const { id, guide } = await openGuide(page);
  const { picture } = await drawProgram(page, { middle: "Nothing of the kind" });
  await guide.upload(picture);
  await expectPictures(page, id, 1);
  // Nothing is there to be found, so that the first box is the student's.
  await expect
    .poll(async () => (await readGuide(page, id)).status, { timeout: longestRunMs })
    .toBe("waiting");
  await expect(guide.picture).toBeVisible();
  // The section of the step opens above the picture; only then does that stay where it is.
  await expect(guide.missing.locator(".doc")).toBeVisible();
  await guide.button(guide.screen("draw")).click();
  await guide.picture.scrollIntoViewIfNeeded();
  const at = await guide.picture.boundingBox();
  if (!at) throw new Error("The picture is not shown.");
  const point = (x: number, y: number) => [at.x + x * at.width, at.y + y * at.height] as const;
  await page.mouse.move(...point(0.3, 0.3));
  await page.mouse.down();
  await page.mouse.move(...point(0.4, 0.35));
  await page.mouse.move(...point(0.5, 0.4));
  await page.mouse.up();
  await expect(guide.box).toBeVisible();
  const stored = async () => (await readGuide(page, id)).steps[0];
  const storedBox = async () => (await stored())?.box?.box ?? null;
  const roughly = (side: number) => expect.closeTo(side, 2);
  await expect
    .poll(storedBox)
    .toEqual({ x: roughly(0.3), y: roughly(0.3), width: roughly(0.2), height: roughly(0.1) });
  expect((await stored())?.drawn).toBe(true);

  // Dragged as a whole, then at its lower right corner.
  await page.mouse.move(...point(0.4, 0.35));
  await page.mouse.down();
  await page.mouse.move(...point(0.45, 0.5), { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await storedBox())?.x).toBeCloseTo(0.35, 2);
  const moved = await storedBox();
  const corner = await page.locator('.shot-corner[data-corner="se"]').boundingBox();
  if (!corner || !moved) throw new Error("The box has no corner.");
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
  await page.mouse.down();
  await page.mouse.move(corner.x + 0.1 * at.width, corner.y + 0.1 * at.height, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await storedBox())?.width).toBeGreaterThan(moved.width + 0.08);

  // With the keys: arrows move it, Shift and arrows size it.
  const before = await storedBox();
  if (!before) throw new Error("There is no box.");
  await guide.box.focus();
  await guide.box.press("ArrowLeft");
  await guide.box.press("Shift+ArrowDown");
  await expect.poll(async () => (await storedBox())?.x).toBeLessThan(before.x);
  await expect.poll(async () => (await storedBox())?.height).toBeGreaterThan(before.height);

  // Zoom does not change where it is, nor does a reload.
  const kept = await storedBox();
  if (!kept) throw new Error("There is no box.");
  await guide.button(guide.screen("larger")).click();
  await guide.button(guide.screen("larger")).click();
  expect((await guide.boxFractions()).x).toBeCloseTo(kept.x, 2);
  await page.reload();
  await expect(guide.box).toBeVisible();
  const shown = await guide.boxFractions();
  expect(shown.x).toBeCloseTo(kept.x, 2);
  expect(shown.height).toBeCloseTo(kept.height, 2);

  await guide.box.press("Delete");
  await expect(guide.box).toBeHidden();
  await expect.poll(storedBox).toBeNull();
  // It was taken away and is not missing, and can be looked for again.
  await expect(page.getByText(guide.screen("removed"))).toBeVisible();
  await guide.button(guide.guide("actions.show")).click();
  await expect(page.getByText(guide.screen("removed"))).toBeHidden({ timeout: longestRunMs });
  await expect(guide.missing.locator(".doc")).toBeVisible();
});

/** Stands in for the system's choice of a window: a canvas that changes, counted as it is asked for. */
const shareCanvas = () => {
  const counted = window as Window & { shares?: number; live?: () => number };
  counted.shares = 0;
  const tracks: MediaStreamTrack[] = [];
  counted.live = () => tracks.filter(({ readyState }) => readyState === "live").length;
  navigator.mediaDevices.getDisplayMedia = async () => {
    counted.shares = (counted.shares ?? 0) + 1;
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 400;
    const context = canvas.getContext("2d");
    let frame = 0;
    const paint = () => {
      if (!context) return;
      frame += 1;
      context.fillStyle = `hsl(${40 * frame} 60% 70%)`;
      context.fillRect(0, 0, 640, 400);
      // No two frames within minutes are the same, as the same picture is kept once.
      context.fillStyle = "white";
      context.fillRect(0, 180, 20 + (frame % 599), 40);
      setTimeout(paint, 50);
    };
    paint();
    const stream = canvas.captureStream(20);
    tracks.push(...stream.getTracks());
    return stream;
  };
};

test("a shared window is asked for once, gives one picture for each press, and is let go with the page", async ({
  page,
}) => {
  await page.addInitScript(shareCanvas);
  const { id, guide } = await openGuide(page);
  await guide.button(guide.screen("capture")).click();
  await guide.send();
  await expectPictures(page, id, 1);
  const again = guide.button(guide.screen("captureAgain"));
  await again.click();
  await guide.send();
  await expectPictures(page, id, 2);
  const shares = () => page.evaluate(() => (window as Window & { shares?: number }).shares);
  const live = () => page.evaluate(() => (window as Window & { live?: () => number }).live?.());
  expect(await shares()).toBe(1);
  expect(await live()).toBe(1);
  const [first] = (await readGuide(page, id)).screenshots;
  expect(first).toMatchObject({ width: 640, height: 400, devicePixelRatio: 1 });

  // The page is left without a reload; what it held is let go.
  await page.getByRole("link", { name: "Library" }).click();
  await expect(page).toHaveURL(/\/library$/);
  await expect.poll(live).toBe(0);
});

test("the same picture again is said to be the same, and is kept once", async ({ page }) => {
  const { id, guide } = await openGuide(page);
  const { picture } = await drawProgram(page, { middle: "One" });
  await guide.upload(picture);
  await expectPictures(page, id, 1);
  await waitForGuide(page, id, "guide_action");
  await guide.upload(picture);
  const same = page.getByText(guide.screen("repeated"));
  await expect(same).toBeVisible();
  expect(await pictureCount(page, id)).toBe(1);
  const other = await drawProgram(page, { middle: "Another" });
  await guide.upload(other.picture);
  await expectPictures(page, id, 2);
  await expect(same).toBeHidden();
});

test("“Show me” without a picture takes one", async ({ page }) => {
  await page.addInitScript(shareCanvas);
  const { id, guide } = await openGuide(page);
  await guide.button(guide.guide("actions.show")).click();
  await guide.send();
  await expectPictures(page, id, 1);
  await expect(guide.picture).toBeVisible();
});

test("a window that is not shared is no failure: a sentence says what to do instead", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = () =>
      Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
  });
  const { id, guide } = await openGuide(page);
  await guide.button(guide.screen("capture")).click();
  await expect(
    page.getByRole("alert").getByText(guide.screen("problems.captureRefused")),
  ).toBeVisible();
  expect(await pictureCount(page, id)).toBe(0);
  await expect(guide.button(guide.screen("capture"))).toBeEnabled();
});
