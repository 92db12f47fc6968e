import { describe, expect, it } from "vitest";
import { isDead, ownIdentity } from "./worker-identity.ts";

const own = "here:100:5";
const alive = () => true;
const gone = () => false;

describe("a worker", () => {
  it.each([
    ["this one", own, gone, false],
    ["another living process", "here:101:4", alive, false],
    ["a process that is gone", "here:101:4", gone, true],
    ["an earlier process with this one's id", "here:100:4", alive, true],
    ["a process on another machine", "there:101:4", gone, false],
  ])("%s", (_name, identity, isAlive, dead) => {
    expect(isDead(identity, own, isAlive)).toBe(dead);
  });

  it("knows itself and sees that its parent lives", () => {
    const [host] = ownIdentity().split(":");
    expect(isDead(ownIdentity(), ownIdentity())).toBe(false);
    expect(isDead(`${host}:${process.ppid}:1`, ownIdentity())).toBe(false);
  });
});
