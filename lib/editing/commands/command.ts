/** What a quote stands for: its own words, or the whole sentence, paragraph, line, heading or section that they are in. */
export type TargetUnit = "words" | "sentence" | "paragraph" | "line" | "heading" | "section";

/** What a command speaks of. */
export type CommandTarget =
  | {
      readonly kind: "quote";
      readonly text: string;
      /** False when the request did not put it in quotation marks, so that only its exact words will do. */
      readonly quoted: boolean;
      readonly unit: TargetUnit;
      /** Which of several places, from 1; -1 for the last; null when the request does not say. */
      readonly ordinal: number | null;
    }
  | { readonly kind: "selection" };

/** Two passages change places, or one goes beside the other. */
export type RearrangingCommand =
  | { readonly kind: "swap"; readonly target: CommandTarget; readonly other: CommandTarget }
  | {
      readonly kind: "move";
      readonly where: "before" | "after";
      readonly target: CommandTarget;
      readonly other: CommandTarget;
    };

/**
 * Something that a student asks for and that needs no understanding of the text. With a `scope` it is about what stands
 * inside that section, paragraph or sentence alone.
 */
export type EditCommand =
  | {
      readonly kind: "replace";
      readonly target: CommandTarget;
      readonly scope: CommandTarget | null;
      readonly text: string;
      readonly everywhere: boolean;
    }
  | {
      readonly kind: "delete";
      readonly target: CommandTarget;
      readonly scope: CommandTarget | null;
      readonly everywhere: boolean;
    }
  | {
      readonly kind: "insert";
      readonly where: "before" | "after";
      readonly target: CommandTarget;
      readonly scope: CommandTarget | null;
      readonly text: string;
    }
  | RearrangingCommand
  /** At the start or end of the document, or at the end of a section's own text. */
  | {
      readonly kind: "append";
      readonly where: "start" | "end";
      readonly section: string | null;
      readonly text: string;
    };

/** Several readings of the same words; only a look at the document can tell which is meant. */
export type CommandReadings = readonly EditCommand[];

/** What a whole request asks for. */
export type RequestReading =
  | {
      readonly kind: "commands";
      readonly commands: readonly {
        readonly source: string;
        readonly readings: CommandReadings;
      }[];
    }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" }
  | { readonly kind: "complete" }
  /** `part`: the first part of the request that is no command. */
  | { readonly kind: "unclear"; readonly part: string };
