import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { GuidePage, guideAtFirstStep, longestRunMs, readGuide } from "./guide-page.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { drawProgram, liveScreen } from "./program-screen.ts";

const openGuide = async (page: Page): Promise<{ id: string; guide: GuidePage }> => {
  const question = "How do I use Max for Live?";
  const id = await guideAtFirstStep(page, { question, edition: "Suite" });
  await page.goto(`/guide/${id}`);
  const guide = new GuidePage(page);
  await expect(guide.sentence).toBeVisible();
  return { id, guide };
};

/** What the server stored of the newest picture, once it has so many. */
const stored = async (page: Page, id: string, count: number): Promise<Buffer> => {
  const shots = async () => (await readGuide(page, id)).screenshots;
  await expect.poll(async () => (await shots()).length, { timeout: longestRunMs }).toBe(count);
  const newest = (await shots()).at(-1);
  const kept = await page.request.get(`/api/threads/${id}/screenshots/${newest?.id}`);
  return sharp(await kept.body())
    .removeAlpha()
    .raw()
    .toBuffer();
};

const pixelsOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().raw().toBuffer();

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How many pixels are black within, and how many differ from the picture outside of the area and a pixel around it. */
const compare = (sent: Buffer, kept: Buffer, width: number, area: Area) => {
  const counts = { black: 0, inside: 0, changed: 0 };
  for (let at = 0; at < kept.length; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    const across = Math.min(x - area.x, area.x + area.width - 1 - x);
    const down = Math.min(y - area.y, area.y + area.height - 1 - y);
    const within = Math.min(across, down);
    if (within >= 1) {
      counts.inside += 1;
      if (kept.readUIntBE(at, 3) === 0) counts.black += 1;
    } else if (within < -1 && kept.readUIntBE(at, 3) !== sent.readUIntBE(at, 3)) {
      counts.changed += 1;
    }
  }
  return counts;
};

/** Covers an area of the picture, in its pixels, by the mouse. */
const drag = async (page: Page, guide: GuidePage, area: Area, size: [number, number]) => {
  const at = await guide.cover.locator("img").boundingBox();
  if (!at) throw new Error("The picture is not shown.");
  const point = (x: number, y: number) =>
    [at.x + (x / size[0]) * at.width, at.y + (y / size[1]) * at.height] as const;
  await page.mouse.move(...point(area.x, area.y));
  await page.mouse.down();
  await page.mouse.move(...point(area.x + 9, area.y + 9));
  await page.mouse.move(...point(area.x + area.width, area.y + area.height), { steps: 3 });
  await page.mouse.up();
};

/** Where the covered area truly is, in the pixels of the picture. */
const shownArea = async (guide: GuidePage, [width, height]: [number, number]): Promise<Area> => {
  const picture = await guide.cover.locator("img").boundingBox();
  const area = await guide.covers.last().boundingBox();
  if (!picture || !area) throw new Error("Nothing is covered.");
  const [across, down] = [width / picture.width, height / picture.height];
  return {
    x: Math.round((area.x - picture.x) * across),
    y: Math.round((area.y - picture.y) * down),
    width: Math.round(area.width * across),
    height: Math.round(area.height * down),
  };
};

test.describe.configure({ timeout: 4 * longestRunMs });

test("a covered area is black in what the server stored, on the next picture of that size, too, and on no other", async ({
  page,
}) => {
  const { id, guide } = await openGuide(page);
  const size: [number, number] = [1_280, 800];
  const bodies: Buffer[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/screenshots")) {
      bodies.push(request.postDataBuffer() ?? Buffer.alloc(0));
    }
  });
  const first = await drawProgram(page, liveScreen);
  await guide.choose(first.picture, "my bank account.png");
  await expect(guide.cover).toBeVisible();
  await drag(page, guide, { x: 320, y: 120, width: 400, height: 80 }, size);
  await expect(guide.covers).toHaveCount(1);
  const area = await shownArea(guide, size);
  expect(area.x).toBeCloseTo(320, -1);
  expect(area.width).toBeCloseTo(400, -1);
  expect(bodies).toHaveLength(0);
  await guide.send();
  const sent = compare(await pixelsOf(first.picture), await stored(page, id, 1), 1_280, area);
  expect(sent.inside).toBeGreaterThan(20_000);
  expect(sent).toMatchObject({ black: sent.inside, changed: 0 });
  expect(bodies.join("")).not.toContain("bank");

  // The next one of this size is shown with the area on, after a reload as well.
  await page.reload();
  const second = await drawProgram(page, { ...liveScreen, panel: ["Another", "panel"] });
  await guide.choose(second.picture);
  await expect(guide.covers).toHaveCount(1);
  await expect(guide.cover).toContainText(guide.screen("cover.kept", { count: 1 }));
  await guide.send();
  const again = compare(await pixelsOf(second.picture), await stored(page, id, 2), 1_280, area);
  expect(again).toMatchObject({ black: again.inside, changed: 0 });

  // One of another size is shown without, and sent as it is.
  const small = await sharp(first.picture).extract({ left: 0, top: 0, width: 640, height: 480 });
  const other = await small.png().toBuffer();
  await guide.choose(other);
  await expect(guide.cover).toBeVisible();
  await expect(guide.covers).toHaveCount(0);
  await guide.send();
  expect((await pixelsOf(other)).equals(await stored(page, id, 3))).toBe(true);
});

/** The same by a finger: the page sees touches, and no mouse. */
const swipe = async (page: Page, guide: GuidePage, area: Area, size: [number, number]) => {
  const at = await guide.cover.locator("img").boundingBox();
  if (!at) throw new Error("The picture is not shown.");
  const point = (x: number, y: number) => ({
    x: at.x + (x / size[0]) * at.width,
    y: at.y + (y / size[1]) * at.height,
  });
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [point(x, y)],
    });
  await touch("touchStart", area.x, area.y);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch("touchMove", area.x + part * area.width, area.y + part * area.height);
  }
  await touch("touchEnd");
};

test.describe("on a phone", () => {
  test.use(phone);

  test("an area is covered by a finger, the page stays where it is, and what is stored is black there", async ({
    page,
  }) => {
    const { id, guide } = await openGuide(page);
    const size: [number, number] = [1_280, 800];
    const { picture } = await drawProgram(page, liveScreen);
    await guide.choose(picture);
    await expect(guide.cover).toBeVisible();
    const scrolled = () => page.evaluate(() => [scrollX, scrollY]);
    const before = await scrolled();
    await swipe(page, guide, { x: 320, y: 120, width: 400, height: 240 }, size);
    await expect(guide.covers).toHaveCount(1);
    expect(await scrolled()).toEqual(before);
    // The area stands from the first move on, and grows with the others.
    await expect.poll(async () => (await shownArea(guide, size)).width).toBeGreaterThan(380);
    const area = await shownArea(guide, size);
    await guide.send();
    const kept = compare(await pixelsOf(picture), await stored(page, id, 1), 1_280, area);
    expect(kept.inside).toBeGreaterThan(40_000);
    expect(kept).toMatchObject({ black: kept.inside, changed: 0 });
  });
});

test("areas are added, moved, sized, removed and brought back with the keys alone", async ({
  page,
}) => {
  const { id, guide } = await openGuide(page);
  const { picture } = await drawProgram(page, liveScreen);
  await guide.choose(picture);
  await expect(guide.cover.getByText(guide.screen("cover.send"), { exact: true })).toBeFocused();
  const add = guide.cover.getByRole("button", { name: guide.screen("cover.add") });
  await add.focus();
  await page.keyboard.press("Enter");
  const one = guide.covers.first();
  await expect(one).toBeFocused();
  const size: [number, number] = [1_280, 800];
  const before = await shownArea(guide, size);
  for (const key of ["Control+ArrowLeft", "Control+ArrowUp", "Control+Shift+ArrowDown"]) {
    await page.keyboard.press(key);
  }
  await expect
    .poll(async () => (await shownArea(guide, size)).height)
    .toBeGreaterThan(before.height);
  const moved = await shownArea(guide, size);
  expect([moved.x < before.x, moved.y < before.y]).toEqual([true, true]);

  await page.keyboard.press("Delete");
  await expect(guide.covers).toHaveCount(0);
  await expect(add).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(guide.covers).toHaveCount(1);
  await page.keyboard.press("Control+Enter");
  await expect(guide.cover).toBeHidden();
  const kept = compare(await pixelsOf(picture), await stored(page, id, 1), 1_280, moved);
  expect(kept).toMatchObject({ black: kept.inside, changed: 0 });
});

const failures = {
  "a canvas that is not encoded": () => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  },
  "a canvas that is not painted": () => {
    CanvasRenderingContext2D.prototype.fillRect = () => undefined;
  },
  "a canvas that may not be read": () => {
    CanvasRenderingContext2D.prototype.getImageData = () => {
      throw new DOMException("tainted", "SecurityError");
    };
  },
};

for (const [what, break_] of Object.entries(failures)) {
  test(`with ${what} nothing is sent, and a sentence says so`, async ({ page }) => {
    const { id, guide } = await openGuide(page);
    await page.evaluate(break_);
    const { picture } = await drawProgram(page, liveScreen);
    await guide.choose(picture);
    await guide.cover.getByRole("button", { name: guide.screen("cover.add") }).click();
    const send = guide.cover.getByRole("button", { name: guide.screen("cover.send"), exact: true });
    await send.click();
    await expect(guide.cover.getByText(guide.screen("cover.failed"))).toBeVisible();
    await guide.button(guide.screen("cover.discard")).click();
    await expect(guide.cover).toBeHidden();
    expect((await readGuide(page, id)).screenshots).toEqual([]);
  });
}

test("what a photo tells beside its pixels does not travel, and what is put back is not sent", async ({
  page,
}) => {
  const { id, guide } = await openGuide(page);
  const bodies: Buffer[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/screenshots"))
      bodies.push(request.postDataBuffer() ?? Buffer.alloc(0));
  });
  const { picture } = await drawProgram(page, liveScreen);
  const photo = await sharp(picture)
    .jpeg()
    .withExif({ IFD0: { Artist: "Somebody" } })
    .toBuffer();
  expect(photo.includes("Somebody")).toBe(true);
  await guide.choose(photo, "photo.jpg", "image/jpeg");
  await expect(guide.cover).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(guide.cover).toBeHidden();
  expect(bodies).toHaveLength(0);
  await guide.choose(photo, "photo.jpg", "image/jpeg");
  await guide.cover.getByRole("button", { name: guide.screen("cover.add") }).click();
  const area = await shownArea(guide, [1_280, 800]);
  await guide.send();
  const kept = await stored(page, id, 1);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.includes("Somebody")).toBe(false);
  // Black as far as a JPEG is: the middle of the area to the last pixel.
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2].map(Math.round);
  expect(kept.readUIntBE(((y ?? 0) * 1_280 + (x ?? 0)) * 3, 3)).toBe(0);
});

test("who wants no question is asked none, until something was private", async ({ page }) => {
  const { id, guide } = await openGuide(page);
  const draw = async (middle: string) =>
    (await drawProgram(page, { ...liveScreen, middle })).picture;
  await guide.choose(await draw("One"));
  await guide.cover.getByRole("checkbox", { name: guide.screen("cover.atOnce") }).check();
  await guide.send();
  await stored(page, id, 1);
  await guide.choose(await draw("Two"));
  await stored(page, id, 2);
  await expect(guide.cover).toBeHidden();
  await guide.button(guide.screen("cover.askAgain")).click();
  await guide.choose(await draw("Three"));
  await guide.cover.getByRole("button", { name: guide.screen("cover.add") }).click();
  await expect(guide.cover.getByRole("checkbox")).toBeHidden();
  await guide.send();
  await stored(page, id, 3);
  await guide.choose(await draw("Four"));
  await expect(guide.covers).toHaveCount(1);
});
