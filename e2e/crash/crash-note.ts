import { sampleNote } from "#lib/samples/sample-note.ts";

/** More terms, so that every step of the quiz asks its model several times. */
const more: Readonly<Record<string, string>> = {
  Process: "a program in execution with its own address space",
  Thread: "a path of execution inside a process that shares its memory",
  Deadlock: "a state in which two tasks wait for each other without end",
  Semaphore: "a counter that limits how many tasks enter a section at once",
  Cache: "a small fast store that keeps copies of data used often",
  Page: "a block of fixed size into which virtual memory is divided",
  Interrupt: "a signal that makes the processor leave its present work for a handler",
  Scheduler: "the part of a kernel that decides which task runs next",
  Journal: "a log in which a file system notes changes before it makes them",
  Checksum: "a short value computed from data to notice that it was altered",
  Router: "a device that forwards packets between networks by their addresses",
  Firewall: "a filter that lets traffic pass or drops it according to rules",
};

/** A note with a wrong definition, a foreign snippet and more than twenty concepts. */
export const crashNote = [
  sampleNote("en"),
  "## Around the machine",
  ...Object.entries(more).map(([term, definition]) => `**${term}** is ${definition}.`),
].join("\n\n");
