import type { Browser, Page } from "@playwright/test";

export interface Photographed {
  readonly html: string;
  readonly size: { readonly width: number; readonly height: number };
  /** Pixels of the picture for each pixel of the page. */
  readonly scale: number;
  /** What the picture shows of the page; without it, all of the window. */
  readonly shown?: string;
  /** What is looked for on the page. */
  readonly control?: string;
}

export interface Photograph {
  readonly picture: Buffer;
  /** Where `control` is, in pixels of the page; zeros without one. */
  readonly place: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** The browser of a page under test. */
export const browserOf = (page: Page): Browser => {
  const browser = page.context().browser();
  if (browser === null) throw new Error("The page has no browser.");
  return browser;
};

/** Pictures that this process has taken; the same page gives the same one. */
const taken = new Map<string, Promise<Photograph>>();

/**
 * Photographs a page that no test looks at, in a window of its own: the page under test stays in front, and the device
 * that a test plays changes nothing in the picture.
 */
export const photograph = (browser: Browser, page: Photographed): Promise<Photograph> => {
  const key = JSON.stringify(page);
  const picture = taken.get(key) ?? take(browser, page);
  taken.set(key, picture);
  picture.catch(() => taken.delete(key));
  return picture;
};

const take = async (browser: Browser, photographed: Photographed): Promise<Photograph> => {
  const { html, size, scale, shown, control } = photographed;
  const device = { isMobile: false, hasTouch: false, deviceScaleFactor: scale, viewport: size };
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await page.setContent(html);
    await untilDrawn(page);
    const place = control ? await page.locator(control).boundingBox() : null;
    const area = shown ? page.locator(shown) : page;
    const shoot = () => area.screenshot();
    const picture = await shoot().catch(async (error: unknown) => {
      // On a busy machine the browser's copy of its surface fails now and then; nothing of the product is on it.
      if (!`${error}`.includes("Unable to capture screenshot")) throw error;
      await untilDrawn(page);
      return shoot();
    });
    return { picture, place: place ?? { x: 0, y: 0, width: 0, height: 0 } };
  } finally {
    await context.close();
  }
};

/** The second frame begins when the first one is out: before that there is nothing to be photographed. */
const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
