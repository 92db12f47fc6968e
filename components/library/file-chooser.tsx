"use client";

import { type RefObject, useRef } from "react";

/** What a manual may come as; the server looks into the files themselves. */
const taken =
  ".md,.markdown,.html,.htm,.pdf,.json,.zip,text/markdown,text/html,application/pdf,application/json,application/zip";

/** The system's choice of files, opened by whoever holds `input`. */
export const FileChooser = (props: {
  input: RefObject<HTMLInputElement | null>;
  name: string;
  onFiles: (files: readonly File[]) => void;
}) => (
  <input
    ref={props.input}
    type="file"
    multiple
    accept={taken}
    tabIndex={-1}
    aria-hidden="true"
    className="hidden"
    data-import={props.name}
    onChange={(event) => {
      const files = [...(event.target.files ?? [])];
      // The same file can be chosen again after a change to it.
      event.target.value = "";
      if (files.length > 0) props.onFiles(files);
    }}
  />
);

export const useChooser = () => {
  const input = useRef<HTMLInputElement>(null);
  return { input, open: () => input.current?.click() };
};
