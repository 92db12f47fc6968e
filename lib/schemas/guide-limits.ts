/** Screenshots that one guide keeps; older ones that no step shows are dropped. */
export const maxScreenshots = 60;
/** Bytes of one as it is sent. */
export const maxScreenshotBytes = 20_000_000;
/** Longest side of one, in pixels: 8K, and a little more. */
export const maxScreenshotSide = 8_192;
/** Most pixels of one: 8K has 33 million. */
export const maxScreenshotPixels = 40_000_000;

/** Longest question or remark of a guide, in UTF-16 units. */
export const maxGuideText = 2_000;
