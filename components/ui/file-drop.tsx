"use client";

import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useLatest } from "#components/hooks/use-latest.ts";
import { droppedFolders, type FolderUse } from "./dropped-folders.ts";

/**
 * Takes files, folders as one zip each or as what cannot be one, and text dropped anywhere on the page. Returns true while something is held over it.
 * Pasted files are taken, too, and text that is pasted outside of a field.
 */
export const useDropAnywhere = (take: {
  onFiles: (files: readonly File[]) => void;
  onText: (text: string) => void;
  /** What folders are packed for; notes where nothing is said. */
  folders?: FolderUse;
}): boolean => {
  const [over, setOver] = useState(false);
  const latest = useLatest(take);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let depth = 0;
    const listen = <K extends keyof WindowEventMap>(
      type: K,
      act: (event: WindowEventMap[K]) => void,
    ) => window.addEventListener(type, act, { signal });

    listen("dragenter", (event) => {
      if (!carriesFiles(event)) return;
      depth += 1;
      setOver(true);
    });
    listen("dragleave", () => {
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    });
    listen("dragover", (event) => {
      if (carriesFiles(event)) event.preventDefault();
    });
    listen("drop", (event) => {
      depth = 0;
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      const withFolders = droppedFolders(event.dataTransfer?.items ?? [], latest.current.folders);
      if (withFolders === null) latest.current.onFiles(files);
      // Of a folder that cannot be read, what reads the file says so.
      else void withFolders.catch(() => files).then((all) => latest.current.onFiles(all));
    });
    listen("paste", (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData("text/plain") ?? "";
      // Where both are on offer, as from a table, a field takes the text.
      if (inField(event.target) && (files.length === 0 || text !== "")) return;
      if (files.length > 0) latest.current.onFiles(files);
      else if (text.trim() !== "") latest.current.onText(text);
    });
    return () => controller.abort();
  }, []);
  return over;
};

const carriesFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes("Files") ?? false;

const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, [contenteditable]") !== null;

/** Lies over the page while a file is held above it. */
export const DropOverlay = (props: { text: string }) => (
  <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-paper/90 p-6">
    <p className="grid size-full place-items-center rounded-2xl border-2 border-dashed border-accent text-center font-serif text-2xl text-accent">
      {props.text}
    </p>
  </div>
);

/** The system's choice of files behind a button; a camera is one that only telephones and tablets offer this way. */
export const FileButton = (props: {
  accept: string;
  camera?: boolean;
  /** Where several at once would mean nothing. */
  single?: boolean;
  /** A folder is chosen, and all files in it. */
  folder?: boolean;
  /** For tests and style: which of a page's choices it is. */
  data?: Readonly<Record<`data-${string}`, string>>;
  button?: RefObject<HTMLButtonElement | null>;
  /** For whoever opens it by another way. */
  input?: RefObject<HTMLInputElement | null> | undefined;
  label?: string | undefined;
  describedBy?: string;
  disabled?: boolean;
  className: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}) => {
  const { camera = false, single = camera, label } = props;
  const own = useRef<HTMLInputElement>(null);
  const { input = own } = props;
  const take = useLatest(props.onFiles);
  const takeChosen = (element: HTMLInputElement) => {
    const files = [...(element.files ?? [])];
    // The same file can be chosen again after a change to it.
    element.value = "";
    if (files.length > 0) take.current(files);
  };
  // What was chosen before this code was there to hear of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the beginning
  useEffect(() => {
    if (input.current) takeChosen(input.current);
  }, []);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={props.accept}
        multiple={!single}
        {...(camera ? { capture: "environment" as const } : {})}
        {...(props.folder ? { webkitdirectory: "" } : {})}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        {...props.data}
        onChange={(event) => takeChosen(event.target)}
      />
      <button
        ref={props.button}
        type="button"
        aria-label={label}
        title={label}
        aria-describedby={props.describedBy}
        disabled={props.disabled}
        onClick={() => input.current?.click()}
        className={props.className}
      >
        {props.children}
      </button>
    </>
  );
};
