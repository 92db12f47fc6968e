"use client";

import { Brackets, ImagePlus, X } from "lucide-react";
import { type DragEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { CardSides, KeptPictures } from "#lib/schemas/card.ts";
import { maxSideCharacters } from "#lib/schemas/card-limits.ts";
import { addGap, gapNumbers } from "#lib/text/card-gaps.ts";
import { type PictureReference, sideOf, sideParts } from "#lib/text/card-pictures.ts";
import { refusalText, sendForm } from "../hooks/send-json.ts";
import { sendOnKey } from "../hooks/use-shortcuts.ts";
import { Alert } from "../ui/alert.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { FileButton } from "../ui/file-drop.tsx";
import { useTexts } from "../ui/texts.tsx";

/** The sides in a form, with their pictures; its line ends are those of Windows otherwise. */
export const sidesOf = (form: FormData): CardSides => {
  const pictures = (name: string): PictureReference[] => JSON.parse(String(form.get(name) ?? "[]"));
  const side = (name: string) =>
    sideOf({
      above: pictures(`${name}Above`),
      words: String(form.get(name)).replaceAll("\r\n", "\n"),
      below: pictures(`${name}Below`),
    });
  return { front: side("front"), back: side("back") };
};

const accepted = "image/png,image/jpeg,image/webp";

/** A picture of a side while it is written; those that are above its words stay there. */
interface DraftPicture extends PictureReference {
  readonly isAbove: boolean;
}

const draftOf = (side: string): DraftPicture[] => {
  const { above, below } = sideParts(side);
  return [
    ...above.map((one) => ({ ...one, isAbove: true })),
    ...below.map((one) => ({ ...one, isAbove: false })),
  ];
};

/** Sends pictures as they are chosen, so that the form holds no more than their names. */
const usePictures = (side: string, onBusy: (by: 1 | -1) => void) => {
  const t = useTexts();
  const [pictures, setPictures] = useState(() => draftOf(side));
  const [sending, setSending] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const add = async (files: readonly File[]) => {
    setRefusal(null);
    setSending((count) => count + files.length);
    onBusy(1);
    for (const file of files) {
      const form = new FormData();
      form.append("pictures", file);
      const sent = await sendForm<KeptPictures>("/api/card-pictures", form);
      setSending((count) => count - 1);
      if (!sent.ok) setRefusal(refusalText(t, sent));
      else {
        const kept = sent.value.pictures.map(({ sha256 }) => ({ sha256, alt: "", isAbove: false }));
        setPictures((before) => [
          ...before,
          ...kept.filter((one) => before.every(({ sha256 }) => sha256 !== one.sha256)),
        ]);
      }
    }
    onBusy(-1);
  };
  const setAlt = (at: number, alt: string) =>
    setPictures((before) => before.map((one, index) => (index === at ? { ...one, alt } : one)));
  const remove = (at: number) => setPictures((before) => before.filter((_, index) => index !== at));
  return { pictures, sending, refusal, add, setAlt, remove };
};

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** Makes gaps of marked words, and says in how many cards they are asked. */
const useGaps = (side: string, field: RefObject<HTMLTextAreaElement | null>) => {
  const t = useTexts();
  const [numbers, setNumbers] = useState(() => gapNumbers(side));
  const [said, setSaid] = useState("");
  const look = (text: string) => {
    setNumbers(gapNumbers(text));
    setSaid("");
  };
  const make = () => {
    const area = field.current;
    if (area === null) return;
    const made = addGap(area.value, { start: area.selectionStart, end: area.selectionEnd });
    if (typeof made === "string") setSaid(t(`cards.list.gap.${made}`));
    else {
      area.setRangeText(made.text, 0, area.value.length);
      area.setSelectionRange(made.end, made.end);
      look(made.text);
    }
    area.focus();
  };
  return { numbers, said, look, make };
};

/** What one side says and shows. */
const SideField = (props: {
  name: "front" | "back";
  side: string;
  /** Whether the other side says enough. */
  optional: boolean;
  /** Whether each gap becomes a card. */
  isNew: boolean;
  hintId: string;
  onBusy: (by: 1 | -1) => void;
  onGaps: (hasGaps: boolean) => void;
}) => {
  const t = useTexts();
  const { name, side, isNew } = props;
  const { pictures, sending, refusal, add, setAlt, remove } = usePictures(side, props.onBusy);
  const [over, setOver] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const gaps = useGaps(name === "front" ? sideParts(side).words : "", field);
  const hasGaps = gaps.numbers.length > 0;
  const { onGaps } = props;
  useEffect(() => {
    if (name === "front") onGaps(hasGaps);
  }, [name, hasGaps, onGaps]);
  // Also of the next card, while the dialog is open.
  useEffect(() => {
    if (name === "front") field.current?.focus();
  }, [name]);
  const placed = (isAbove: boolean) =>
    JSON.stringify(
      pictures.filter((one) => one.isAbove === isAbove).map(({ sha256, alt }) => ({ sha256, alt })),
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same
    <div
      className={`grid min-w-0 grid-cols-1 gap-2 rounded-field ${over ? "outline-2 outline-offset-4 outline-accent outline-dashed" : ""}`}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!carriesFiles(event)) return;
        event.preventDefault();
        void add([...event.dataTransfer.files]);
      }}
    >
      <label className="grid gap-2">
        <span className="caption">{t(`cards.list.${name}`)}</span>
        <textarea
          name={name}
          required={pictures.length === 0 && !props.optional}
          rows={3}
          maxLength={maxSideCharacters}
          defaultValue={sideParts(side).words}
          ref={field}
          onChange={(event) => name === "front" && gaps.look(event.target.value)}
          aria-describedby={props.hintId}
          onKeyDown={(event) =>
            sendOnKey("text", () => event.currentTarget.form?.requestSubmit())(event)
          }
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            // Where both are on offer, as from a table, the field takes the text.
            if (files.length === 0 || event.clipboardData.getData("text/plain") !== "") return;
            event.preventDefault();
            void add(files);
          }}
          className="field font-serif text-lg field-sizing-content max-h-[30dvh] min-h-20"
        />
      </label>
      <input type="hidden" name={`${name}Above`} value={placed(true)} />
      <input type="hidden" name={`${name}Below`} value={placed(false)} />
      {pictures.length > 0 && (
        <ul className="grid gap-2">
          {pictures.map(({ sha256, alt }, at) => (
            <li key={sha256} className="flex items-center gap-3">
              {/* biome-ignore lint/performance/noImgElement: a small one that is here already */}
              <img
                src={`/api/card-pictures/${sha256}`}
                alt=""
                className="size-14 flex-none rounded-md border border-rule bg-[white] object-contain"
              />
              <input
                value={alt}
                maxLength={300}
                aria-label={t("cards.list.pictureAlt")}
                placeholder={t("cards.list.pictureAltHint")}
                onChange={(event) => setAlt(at, event.target.value)}
                onKeyDown={(event) => {
                  // Enter ends a line here, and sends nothing.
                  if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
                    event.preventDefault();
                  }
                }}
                className="field min-w-0 flex-1 py-2 text-sm"
              />
              <button
                type="button"
                onClick={() => {
                  remove(at);
                  field.current?.focus();
                }}
                aria-label={`${t("cards.list.removePicture")}${alt === "" ? "" : `: ${alt}`}`}
                title={t("cards.list.removePicture")}
                className={buttonStyle("quiet", "-mr-2 px-2.5")}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        <FileButton
          accept={accepted}
          data={{ "data-picture": name }}
          label={t(`cards.list.addPictureTo.${name}`)}
          className={buttonStyle("quiet", "-ml-3")}
          onFiles={(files) => void add(files)}
        >
          <ImagePlus aria-hidden="true" className="size-4" />
          {t("cards.list.addPicture")}
        </FileButton>
        {name === "front" && (
          <button
            type="button"
            onClick={gaps.make}
            // The marked words stay marked, and a keyboard on the screen open.
            onPointerDown={(event) => event.preventDefault()}
            title={t("cards.list.gap.title")}
            className={buttonStyle("quiet", "-ml-3")}
          >
            <Brackets aria-hidden="true" className="size-4" />
            {t("cards.list.gap.make")}
          </button>
        )}
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {sending > 0 && t("cards.list.addingPictures", { count: sending })}
          {sending === 0 &&
            (gaps.said ||
              (isNew && hasGaps && t("cards.list.gap.cards", { count: gaps.numbers.length })) ||
              (!isNew && gaps.numbers.length > 1 && t("cards.list.gap.together")))}
        </p>
      </div>
      <Alert>{refusal}</Alert>
    </div>
  );
};

/** Where the two sides of a card are written; Ctrl or ⌘ and Enter sends the form around. */
export const SideFields = (
  props: CardSides & { isNew: boolean; onBusy: (busy: boolean) => void },
) => {
  const t = useTexts();
  const id = useId();
  const [hasGaps, setHasGaps] = useState(false);
  const sending = useRef(0);
  const onBusy = (by: 1 | -1) => {
    sending.current += by;
    props.onBusy(sending.current > 0);
  };
  return (
    <>
      {(["front", "back"] as const).map((name) => (
        <SideField
          key={name}
          name={name}
          side={props[name]}
          optional={name === "back" && hasGaps}
          isNew={props.isNew}
          hintId={id}
          onBusy={onBusy}
          onGaps={setHasGaps}
        />
      ))}
      <p id={id} className="caption">
        {t("cards.list.hint")}
      </p>
    </>
  );
};
