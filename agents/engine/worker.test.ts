import { readlinkSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isDead, ownIdentity } from "./worker.ts";

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
    ["a process in another container of this machine", "here/boot/pid[2]:100:4", gone, false],
  ])("%s", (_name, identity, isAlive, dead) => {
    expect(isDead(identity, own, isAlive)).toBe(dead);
  });

  it("knows itself and sees that its parent lives", () => {
    const [place, pid, start, ...rest] = ownIdentity().split(":");
    expect({ pid, rest }).toEqual({ pid: `${process.pid}`, rest: [] });
    expect(Number(start)).toBeGreaterThan(0);
    expect(isDead(ownIdentity(), ownIdentity())).toBe(false);
    expect(isDead(`${place}:${process.ppid}:1`, ownIdentity())).toBe(false);
  });

  it.runIf(process.platform === "linux")("says in which container its process id counts", () => {
    const [namespace] = /\d+/.exec(readlinkSync("/proc/self/ns/pid")) ?? [];
    expect(ownIdentity().split(":")[0]).toContain(namespace);
  });
});
