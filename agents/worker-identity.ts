import { hostname } from "node:os";

/** This process among all that ever worked: a later one may get the same host and pid. */
export const ownIdentity = (): string =>
  `${hostname()}:${process.pid}:${Math.round(performance.timeOrigin)}`;

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
 * Whether the worker with this identity is certainly dead, as seen from `own`. On another machine
 * nobody can tell; there the heartbeat decides.
 */
export const isDead = (
  identity: string,
  own: string,
  isAlive: (pid: number) => boolean = processIsAlive,
): boolean => {
  if (identity === own) return false;
  const [host, pid] = identity.split(":");
  const [ownHost, ownPid] = own.split(":");
  if (host !== ownHost) return false;
  return pid === ownPid || !isAlive(Number(pid));
};
