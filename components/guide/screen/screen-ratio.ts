/** What browsers tell of a captured surface; `screenPixelRatio` is there in some of them only. */
export interface CapturedSurface {
  readonly displaySurface?: string | undefined;
  readonly screenPixelRatio?: number | undefined;
}

const plausible = (ratio: number | undefined): ratio is number =>
  ratio !== undefined && Number.isFinite(ratio) && ratio >= 0.25 && ratio <= 16;

/**
 * Pixels of a captured picture for one CSS pixel of the screen that it shows. The page's own ratio is the last resort:
 * the zoom of the page counts in it, and it may stand on another screen.
 */
export const capturedRatio = (
  surface: CapturedSurface,
  pictureWidth: number,
  page: { readonly screenWidth: number; readonly devicePixelRatio: number },
): number => {
  if (plausible(surface.screenPixelRatio)) return surface.screenPixelRatio;
  const ofScreen = pictureWidth / page.screenWidth;
  if (surface.displaySurface === "monitor" && plausible(ofScreen)) return ofScreen;
  return pageRatio(page.devicePixelRatio);
};

/** The page's ratio, where it is one. */
export const pageRatio = (devicePixelRatio: number): number =>
  plausible(devicePixelRatio) ? devicePixelRatio : 1;
