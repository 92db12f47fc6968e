import { repeatedPrints } from "./content-of.ts";
import type { NamedPage, PageFacts } from "./page-facts.ts";

/** What is known of a manual once every page was looked at. */
export interface ManualMap {
  /** Marks of blocks that stand on most pages. */
  readonly repeated: ReadonlySet<string>;
  /** The page's own title, without the manual's name behind it. */
  readonly titleOf: (path: string) => string;
  /** Titles above a page, the manual's own first. */
  readonly above: (path: string) => readonly string[];
  /** Words under which the manual's index, or the page itself, lists an address. */
  readonly terms: (address: string) => readonly string[];
  /** What the manual's contents call places of a page, by their ids. */
  readonly listed: (path: string) => ReadonlyMap<string, string>;
  /** Index pages, search pages and pages that repeat the whole manual. */
  readonly isLeftOut: (path: string) => boolean;
}

const maxDepth = 8;
const maxTerms = 40;

/** "3. Tools": the number of a chapter before its title. */
const chapterNumber = /^\d{1,3}\.\s+(?=\p{L})/u;

/** Part of a generator's machinery, not of the text. */
const machinery =
  /(?:^|\/)(?:search|searchresults|404|genindex(?:-\w+)?|py-modindex|print|toc|noscript|_?sidebar|_?navbar)\.x?html?$|(?:^|\/)(?:_modules|_static|_sources)\//iu;

/** "Export – Manual 2.0": what follows the dash is on most pages. */
const suffixOf = (facts: readonly PageFacts[]): string => {
  const counts = new Map<string, number>();
  for (const { windowTitle } of facts) {
    const suffix = /(?<!\s)\s+[-–—|·:»]+\s+\S[\s\S]*$/u.exec(windowTitle)?.[0];
    if (suffix !== undefined) counts.set(suffix, (counts.get(suffix) ?? 0) + 1);
  }
  const [suffix, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
  return count > facts.length / 2 && count > 2 ? suffix : "";
};

const parentsByPath = (facts: readonly PageFacts[]): Map<string, NamedPage> => {
  const parents = new Map<string, NamedPage>();
  for (const { path, up } of facts) if (up && up.path !== path) parents.set(path, up);
  for (const { under } of facts) {
    for (const { path, above } of under) if (!parents.has(path)) parents.set(path, above);
  }
  return parents;
};

const addressesToTerms = (facts: readonly PageFacts[]): Map<string, Set<string>> => {
  const terms = new Map<string, Set<string>>();
  for (const { address, term } of facts.flatMap(({ index }) => index)) {
    const known = terms.get(address) ?? new Set();
    if (known.size < maxTerms) terms.set(address, known.add(term));
  }
  return terms;
};

/** By page, the titles of its places by their ids; the first that is given counts. */
const listedPlaces = (facts: readonly PageFacts[]): Map<string, Map<string, string>> => {
  const places = new Map<string, Map<string, string>>();
  for (const { address, title } of facts.flatMap(({ listed }) => listed)) {
    const [path = "", id = ""] = address.split("#");
    const known = places.get(path) ?? new Map<string, string>();
    if (!known.has(id)) places.set(path, known.set(id, title));
  }
  return places;
};

const nothing: ReadonlyMap<string, string> = new Map();

export const manualMap = (facts: readonly PageFacts[]): ManualMap => {
  const pages = new Map(facts.map((page) => [page.path, page]));
  const parents = parentsByPath(facts);
  const terms = addressesToTerms(facts);
  const listed = listedPlaces(facts);
  const suffix = suffixOf(facts);
  const titleOf = (path: string): string => {
    const page = pages.get(path);
    if (!page) return "";
    const { windowTitle, heading } = page;
    const short = windowTitle.endsWith(suffix)
      ? windowTitle.slice(0, -suffix.length || undefined)
      : windowTitle;
    return heading?.replace(chapterNumber, "") || short.trim() || (path.split("/").at(-1) ?? path);
  };
  const byParents = (path: string): string[] => {
    const titles: string[] = [];
    const seen = new Set([path]);
    for (
      let next = parents.get(path);
      next && !seen.has(next.path);
      next = parents.get(next.path)
    ) {
      if (titles.length === maxDepth) break;
      seen.add(next.path);
      titles.unshift(titleOf(next.path) || next.title);
    }
    return titles;
  };
  return {
    repeated: repeatedPrints(facts.map(({ prints }) => prints)),
    titleOf,
    above: (path) => {
      const crumbs = pages.get(path)?.crumbs ?? [];
      return crumbs.length > 0 ? crumbs.map(({ title }) => title) : byParents(path);
    },
    listed: (path) => listed.get(path) ?? nothing,
    terms: (address) => [...(terms.get(address) ?? []), ...(pages.get(address)?.keywords ?? [])],
    isLeftOut: (path) => {
      const page = pages.get(path);
      return (page?.index.length ?? 0) > 0 || (pages.size > 1 && machinery.test(path));
    },
  };
};
