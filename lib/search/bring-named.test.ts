import { describe, expect, it } from "vitest";
import { bringNamed } from "./bring-named.ts";

const found = [
  ...["Track width", "Tracks", "Routing tools", "Net classes", "Zones", "Vias", "Overview"],
  ...["Settings of the board", "3.2 Overview", "Overview of layers", "Overview"],
].map((title, at) => ({ title, at, score: 20 - at }));

const titles = (phrases: readonly string[]) => bringNamed(found, phrases).map(({ title }) => title);

describe("sections that are called as a phrase is", () => {
  it("stand behind the first three, in the order of the phrases", () => {
    expect(titles(["board settings", "via"]).slice(0, 6)).toEqual([
      ...["Track width", "Tracks", "Routing tools"],
      ...["Settings of the board", "Vias", "Net classes"],
    ]);
  });

  it("are two at most of one name", () => {
    expect(titles(["overview"]).slice(3, 6)).toEqual(["Overview", "3.2 Overview", "Net classes"]);
  });

  it("move nothing where no name is a phrase, where it stands first, or where a phrase says nothing", () => {
    for (const phrases of [["board"], ["tracks"], ["the of and", ""], []]) {
      expect(bringNamed(found, phrases)).toEqual(found);
    }
  });

  it("leave the scores in their places", () => {
    const scores = bringNamed(found, ["vias"]).map(({ score }) => score);
    expect(scores).toEqual(found.map(({ score }) => score));
  });
});
