import { readFileSync } from "node:fs";
import type { Scene } from "./scene.ts";

const face = (file: string, range: string): string => {
  const bytes = readFileSync(
    new URL(`../../node_modules/@fontsource-variable/inter/files/${file}`, import.meta.url),
  );
  return `@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(data:font/woff2;base64,${bytes.toString("base64")});unicode-range:${range}}`;
};

const inter = [
  face("inter-latin-wght-normal.woff2", "U+0000-00FF,U+2000-206F,U+2122"),
  face("inter-cyrillic-wght-normal.woff2", "U+0400-045F,U+0490-0491,U+2116"),
].join("");

const css = ({ look }: Scene): string => `
*{box-sizing:border-box;margin:0}
body{font:${look.size}px/1.4 ${look.font},sans-serif;background:${look.back};color:${look.text};overflow:hidden;height:100vh;display:flex;flex-direction:column}
.bar{display:flex;align-items:center;gap:${Math.round(look.size * 0.5)}px;padding:3px 8px;background:${look.panel};border-bottom:1px solid ${look.border};flex:none}
.menu{padding:2px 8px;white-space:nowrap}
.open{background:${look.accent};color:#fff}
.row{display:flex;gap:12px;padding:2px 8px;white-space:nowrap}
.row>span{overflow:hidden;text-overflow:ellipsis}
.row.on{background:${look.accent};color:#fff}
.btn{border:1px solid ${look.border};background:${look.raised};padding:.3em 1em;border-radius:${look.radius}px;text-align:center;white-space:nowrap;flex:none}
.btn.main{background:${look.accent};color:#fff;border-color:${look.accent}}
.btn.flat{background:none;border-color:transparent}
.field{border:1px solid ${look.border};background:${look.field};padding:.25em .5em;border-radius:${look.radius}px;min-width:9em;white-space:nowrap;overflow:hidden}
.choice{display:flex;justify-content:space-between;gap:10px;align-items:center}
.arrow{border:4px solid transparent;border-top-color:${look.muted};margin-top:4px}
.captioned{display:flex;align-items:center;gap:8px;margin:4px 0}
.captioned .caption{min-width:9em;white-space:nowrap}
.captioned .field,.captioned .slider{flex:1}
.captioned.above{display:block}
.captioned.above .caption{display:block;margin-bottom:2px}
.slider{height:1.4em;display:flex;align-items:center}
.track{height:3px;background:${look.border};width:100%;position:relative}
.knob{position:absolute;top:-5px;width:12px;height:12px;border-radius:50%;background:${look.accent}}
.check{display:flex;align-items:center;gap:6px;margin:3px 0;width:fit-content}
.box{width:1em;height:1em;border:1px solid ${look.muted};background:${look.field};flex:none;display:inline-block}
.box.radio{border-radius:50%}
.box.on{background:${look.accent};border-color:${look.accent}}
.toggle{width:2.4em;height:1.25em;border-radius:1em;background:${look.border};flex:none;padding:2px}
.toggle i{display:block;width:.95em;height:.95em;border-radius:50%;background:#fff}
.toggle.on{background:${look.accent}}.toggle.on i{margin-left:auto}
.spread{display:flex;justify-content:space-between;gap:20px;align-items:center;padding:4px 0}
.icon{width:24px;height:24px;padding:4px;flex:none;color:${look.muted}}
.panel{background:${look.panel};border:1px solid ${look.border};overflow:hidden}
.head{padding:3px 8px;background:${look.raised};font-weight:600;white-space:nowrap;border-bottom:1px solid ${look.border}}
.tab{padding:4px 10px;white-space:nowrap;border-bottom:2px solid transparent}
.tab.on{border-bottom-color:${look.accent}}
.split{display:flex;flex:1;min-height:0}
.pad{padding:8px 12px}
.muted{color:${look.muted}}
.small{font-size:.85em}
.title{font-size:1.35em;font-weight:600;margin:4px 0 8px}
.link{color:${look.accent};text-decoration:underline;width:fit-content}
.popup{position:absolute;background:${look.panel};border:1px solid ${look.border};box-shadow:0 4px 16px #0005;padding:4px 0;z-index:5}
.popup .row{padding:3px 24px;justify-content:space-between;gap:30px}
.dialog{position:absolute;left:50%;top:48%;transform:translate(-50%,-50%);background:${look.back};border:1px solid ${look.border};box-shadow:0 8px 40px #0007;z-index:6;min-width:420px;border-radius:${look.radius}px}
.foot{display:flex;justify-content:flex-end;gap:8px;padding:10px 12px}
fieldset{border:1px solid ${look.border};padding:6px 10px;margin:8px 0}
legend{font-weight:600}
`;

/** The whole page of a scene, with nothing to be loaded. */
export const scenePage = (scene: Scene, body: string): string =>
  `<!doctype html><html lang="${scene.language}"><meta charset="utf-8"><style>${inter}${css(scene)}</style><body>${body}</body></html>`;
