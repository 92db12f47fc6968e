import type { Page } from "@playwright/test";
import { browserOf, photograph } from "./photograph.ts";

/** A program as the tests draw it: text controls in a window, so that what reads screens really reads them. */
export interface ProgramScreen {
  /** Buttons of its bar, left to right. */
  readonly bar?: readonly string[];
  /** Rows of the list at its left. */
  readonly list?: readonly string[];
  /** What stands in the middle, large. */
  readonly middle?: string;
  /** Buttons of the panel below. */
  readonly panel?: readonly string[];
  /** Colour of the middle: another picture that says the same. */
  readonly paper?: string;
}

const style = `
  * { box-sizing: border-box; margin: 0; font: 16px/1.5 Arial, "DejaVu Sans", sans-serif; }
  body { display: grid; grid-template: 56px 1fr 120px / 280px 1fr; width: 1280px; height: 800px; background: #d8d8d8; color: #111; }
  header, footer { grid-column: 1 / -1; display: flex; gap: 24px; align-items: center; padding: 0 24px; background: #eeeeee; }
  button { padding: 6px 18px; border: 1px solid #777; background: #ffffff; }
  nav { padding: 20px; background: #f6f6f6; }
  nav p { padding: 7px 10px; }
  main { padding: 60px; }
  main p { font-size: 26px; }
`;

const html = ({ bar, list, middle = "", panel, paper = "#d8d8d8" }: ProgramScreen): string => `
  <!doctype html><meta charset="utf-8"><style>${style}</style>
  <header>${(bar ?? []).map((name) => `<button>${name}</button>`).join("")}</header>
  <nav>${(list ?? []).map((name) => `<p><span data-name="${name}">${name}</span></p>`).join("")}</nav>
  <main style="background: ${paper}"><p>${middle}</p></main>
  <footer>${(panel ?? []).map((name) => `<button data-name="${name}">${name}</button>`).join("")}</footer>
`;

/** Where a control truly is, as fractions of the picture. */
export interface TrueBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const size = { width: 1280, height: 800 };

/** Draws the program beside the page under test. @returns the picture, and where `control` is in it */
export const drawProgram = async (
  page: Page,
  program: ProgramScreen,
  control?: string,
): Promise<{ picture: Buffer; box: TrueBox }> => {
  const { picture, place } = await photograph(browserOf(page), {
    ...{ html: html(program), size, scale: 1 },
    ...(control === undefined ? {} : { control: `[data-name="${control}"]` }),
  });
  const box = {
    x: place.x / size.width,
    y: place.y / size.height,
    width: place.width / size.width,
    height: place.height / size.height,
  };
  return { picture, box };
};

/** The screen of the sample pack's program: its browser at the left. */
export const liveScreen: ProgramScreen = {
  bar: ["File", "Edit", "Create", "View", "Options", "Help"],
  list: ["Sounds", "Drums", "Instruments", "Audio Effects", "Max for Live", "Plug-Ins", "Samples"],
  middle: "Untitled Live Set",
  panel: ["Arm", "Monitor", "Record"],
};
