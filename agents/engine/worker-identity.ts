import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

const orNothing = (read: () => string): string => {
  try {
    // The parts of an identity are divided by colons.
    return read().trim().replaceAll(":", "");
  } catch {
    // Only Linux has these files; elsewhere all processes of a machine see each other.
    return "";
  }
};

/**
 * Where process ids mean the same: containers may share a machine and even a host name, and after a
 * restart of the machine its ids begin anew.
 */
const placeOfIds = (): string =>
  [
    hostname(),
    orNothing(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8")),
    orNothing(() => readlinkSync("/proc/self/ns/pid")),
  ].join("/");

/** This process among all that ever worked: a later one may get the same host and pid. */
export const ownIdentity = (): string =>
  `${placeOfIds()}:${process.pid}:${Math.round(performance.timeOrigin)}`;

const processIsAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process answers EPERM: it lives.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/**
 * Whether the worker with this identity is certainly dead, as seen from `own`. On another machine or
 * in another container nobody can tell; there the heartbeat decides.
 */
export const isDead = (
  identity: string,
  own: string,
  isAlive: (pid: number) => boolean = processIsAlive,
): boolean => {
  if (identity === own) return false;
  const [place, pid] = identity.split(":");
  const [ownPlace, ownPid] = own.split(":");
  if (place !== ownPlace) return false;
  return pid === ownPid || !isAlive(Number(pid));
};
