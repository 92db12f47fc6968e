import { Random } from "../quotes/random.ts";

export type SceneLanguage = "en" | "ru";

/** What a control is, as its instruction and the table of results call it. */
export type ControlKind =
  | "button"
  | "menu"
  | "item"
  | "tab"
  | "field"
  | "choice"
  | "checkbox"
  | "radio"
  | "toggle"
  | "slider"
  | "row"
  | "link"
  | "icon";

/** How a screen looks. Sizes in CSS pixels. */
export interface Look {
  readonly back: string;
  readonly panel: string;
  readonly raised: string;
  readonly text: string;
  readonly muted: string;
  readonly border: string;
  readonly accent: string;
  readonly field: string;
  readonly font: string;
  readonly size: number;
  readonly radius: number;
}

const light: readonly Pick<
  Look,
  "back" | "panel" | "raised" | "text" | "muted" | "border" | "accent" | "field"
>[] = [
  {
    back: "#f0f0f0",
    panel: "#fafafa",
    raised: "#e1e1e1",
    text: "#1a1a1a",
    muted: "#666",
    border: "#c4c4c4",
    accent: "#0067c0",
    field: "#fff",
  },
  {
    back: "#ffffff",
    panel: "#f6f8fa",
    raised: "#f0f2f5",
    text: "#24292f",
    muted: "#6b7280",
    border: "#d0d7de",
    accent: "#1f7a4d",
    field: "#fff",
  },
  {
    back: "#ece9e2",
    panel: "#f6f5f4",
    raised: "#e6e2dc",
    text: "#2e3436",
    muted: "#77767b",
    border: "#bfb8b1",
    accent: "#3584e4",
    field: "#fff",
  },
  {
    back: "#dcdcdc",
    panel: "#c9c9c9",
    raised: "#b5b5b5",
    text: "#111",
    muted: "#444",
    border: "#8f8f8f",
    accent: "#ff9a00",
    field: "#e9e9e9",
  },
];

const dark: typeof light = [
  {
    back: "#1e1e1e",
    panel: "#252526",
    raised: "#3a3a3c",
    text: "#cccccc",
    muted: "#8a8a8a",
    border: "#3c3c3c",
    accent: "#0e639c",
    field: "#313131",
  },
  {
    back: "#2d2d2d",
    panel: "#373737",
    raised: "#474747",
    text: "#b5b5b5",
    muted: "#8b8b8b",
    border: "#1f1f1f",
    accent: "#ffa500",
    field: "#1e1e1e",
  },
  {
    back: "#0f172a",
    panel: "#1e293b",
    raised: "#334155",
    text: "#e2e8f0",
    muted: "#94a3b8",
    border: "#334155",
    accent: "#6366f1",
    field: "#0b1220",
  },
  {
    back: "#454545",
    panel: "#535353",
    raised: "#646464",
    text: "#dddddd",
    muted: "#a5a5a5",
    border: "#383838",
    accent: "#2d8ceb",
    field: "#3b3b3b",
  },
];

const fonts = [
  "'Liberation Sans'",
  "'DejaVu Sans'",
  "'Nimbus Sans'",
  "'DejaVu Sans Condensed'",
  "'Inter Variable'",
  "'Inter Variable'",
];

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

export interface ControlOptions {
  /** The panel, dialog, section or row that it stands in, as the screen calls it. */
  readonly in?: string | undefined;
  /** For an item of an open menu: the menu. */
  readonly path?: string;
  readonly tag?: string;
  readonly cls?: string;
  readonly style?: string;
  /** What is shown, where that is more than the name. */
  readonly html?: string;
}

/** Everything that a screen's template needs: chance, language, look, and the marks of controls. */
export class Scene {
  readonly random: Random;
  readonly language: SceneLanguage;
  readonly look: Look;
  /** Whether a checkbox's place is the box alone, or its label as well. */
  readonly boxAlone: boolean;

  constructor(
    seed: number,
    language: SceneLanguage,
    options: { dark?: boolean; size?: number } = {},
  ) {
    this.random = new Random(seed);
    this.language = language;
    const isDark = options.dark ?? this.random.chance(0.4);
    this.look = {
      ...this.random.pick(isDark ? dark : light),
      font: this.random.pick(fonts),
      size: options.size ?? this.random.pick([11, 12, 13, 13, 14, 15]),
      radius: this.random.pick([0, 2, 4, 6]),
    };
    this.boxAlone = this.random.chance(0.5);
  }

  /** The text in the language of the screen. */
  t(en: string, ru: string): string {
    return this.language === "en" ? en : ru;
  }

  /** So many of them, in their order. */
  some<T>(items: readonly T[], count: number): T[] {
    const order = items.map((item, index) => ({ item, index, at: this.random.next() }));
    return order
      .sort((a, b) => a.at - b.at)
      .slice(0, count)
      .sort((a, b) => a.index - b.index)
      .map(({ item }) => item);
  }

  control(kind: ControlKind, name: string, options: ControlOptions = {}): string {
    const { tag = "div", cls = "", style = "", html = escaped(name) } = options;
    const marks = [
      ["kind", kind],
      ["name", name],
      ["in", options.in],
      ["path", options.path],
    ]
      .filter(([, value]) => value !== undefined)
      .map(([mark, value]) => `data-${mark}="${escaped(value ?? "")}"`)
      .join(" ");
    return `<${tag} ${marks} class="${cls}" style="${style}">${html}</${tag}>`;
  }

  button(name: string, options: ControlOptions = {}): string {
    return this.control("button", name, { ...options, cls: `btn ${options.cls ?? ""}` });
  }

  /** A caption with the field that it names, left of it or above. */
  field(name: string, value: string, options: ControlOptions & { above?: boolean } = {}): string {
    const field = this.control("field", name, {
      ...options,
      cls: "field",
      html: escaped(value) || "&nbsp;",
    });
    return this.captioned(name, field, options.above ?? false);
  }

  choice(name: string, value: string, options: ControlOptions & { above?: boolean } = {}): string {
    const html = `<span>${escaped(value)}</span><span class="arrow"></span>`;
    const field = this.control("choice", name, { ...options, cls: "field choice", html });
    return this.captioned(name, field, options.above ?? false);
  }

  slider(name: string, percent: number, options: ControlOptions = {}): string {
    const html = `<div class="track"><div class="knob" style="left:${percent}%"></div></div>`;
    return this.captioned(
      name,
      this.control("slider", name, { ...options, cls: "slider", html }),
      false,
    );
  }

  private captioned(name: string, field: string, above: boolean): string {
    const sign = this.look.size % 2 === 0 ? "" : ":";
    return `<div class="captioned ${above ? "above" : ""}"><span class="caption">${escaped(name)}${sign}</span>${field}</div>`;
  }

  check(kind: "checkbox" | "radio", name: string, options: ControlOptions = {}): string {
    const mark = this.random.chance(0.5) ? "on" : "";
    const box = `class="box ${kind} ${mark}"`;
    const whole = `<span ${box}></span><span>${escaped(name)}</span>`;
    if (!this.boxAlone) return this.control(kind, name, { ...options, cls: "check", html: whole });
    const alone = this.control(kind, name, {
      ...options,
      tag: "span",
      cls: `box ${kind} ${mark}`,
      html: "",
    });
    return `<div class="check">${alone}<span>${escaped(name)}</span></div>`;
  }

  /** A switch at the right end of its caption's row. */
  toggle(name: string, options: ControlOptions = {}): string {
    const on = this.random.chance(0.5) ? "on" : "";
    const toggle = this.control("toggle", name, {
      ...options,
      cls: `toggle ${on}`,
      html: "<i></i>",
    });
    return `<div class="spread"><span>${escaped(name)}</span>${toggle}</div>`;
  }

  /** A picture without words; its name is in no way to be read. */
  icon(name: string, options: ControlOptions = {}): string {
    const paths = [
      "M3 3h10v10H3z",
      "M2 8l4 4 8-9",
      "M8 2v12M2 8h12",
      "M3 4h10M3 8h10M3 12h10",
      "M8 3a5 5 0 1 0 .1 0z",
      "M4 3l9 5-9 5z",
    ];
    const html = `<svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5"><path d="${this.random.pick(paths)}"/></svg>`;
    return this.control("icon", name, { ...options, cls: "icon", html });
  }
}
