"use client";

import { Hand, SquarePlus, Undo2 } from "lucide-react";
import {
  type Dispatch,
  type KeyboardEvent,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from "react";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { dialogGround } from "#components/ui/dialog.tsx";
import { PictureFrame, usePictureViewer, wholePage } from "#components/ui/picture-viewer.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { BoxLayer, boxBetween, DrawLayer, ShotTools, Tool } from "./box-layer.tsx";
import { type CoverAct, type Covers, changeCovers, coversOf } from "./covers.ts";
import type { PictureToSend, Screenshots } from "./use-screenshots.ts";

/** The picture that is sent next, shown before it leaves the browser. */
export const CoverDialog = (props: { screenshots: Screenshots; visionModel: string | null }) => {
  const [picture] = props.screenshots.toSend;
  return picture && <OpenDialog key={picture.key} {...props} picture={picture} />;
};

const OpenDialog = (props: {
  screenshots: Screenshots;
  visionModel: string | null;
  picture: PictureToSend;
}) => {
  const t = useTexts();
  const id = useId();
  const { screenshots, picture, visionModel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const [kept] = useState(() => screenshots.areasOf(picture.size));
  // Where something was private before, it may be so again.
  const [mayBeAtOnce] = useState(() => !screenshots.hasAreas());
  const [covers, act] = useReducer(changeCovers, kept, coversOf);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [atOnce, setAtOnce] = useState(false);
  const count = covers.areas.length;
  useEffect(() => {
    dialog.current?.showModal();
    sendButton.current?.focus();
  }, []);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    const sent = await screenshots.send(picture, covers.areas);
    if (sent && count === 0 && atOnce) screenshots.setAtOnce(true);
    setFailed(!sent);
    setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (event.key === "Enter") void send();
    else if (event.code === "KeyZ") act({ type: "undo" });
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      className={`${dialogGround} group/cover w-[min(72rem,calc(100vw-2.5rem))] max-h-[calc(100dvh-2.5rem)] flex-col gap-4 overflow-x-hidden overflow-y-auto px-7 pt-6 pb-7 open:flex max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:w-screen max-md:max-w-none max-md:rounded-none max-md:border-0 max-md:p-4 max-md:pb-[calc(1rem+env(safe-area-inset-bottom))]`}
      onKeyDown={onKeyDown}
      onClose={() => screenshots.drop(picture)}
    >
      <div className="grid gap-1.5">
        <h2 id={`${id}-title`} className="font-serif text-xl font-medium">
          {t("guideScreen.cover.title")}
        </h2>
        <p id={`${id}-lead`} className="text-sm text-ink-soft">
          {kept.length > 0
            ? t("guideScreen.cover.kept", { count: kept.length })
            : t("guideScreen.cover.lead")}
        </p>
      </div>
      <PictureWithCovers picture={picture} covers={covers} act={act} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-md:mt-auto">
        <p className="caption">
          {visionModel === null
            ? t("guideScreen.stays")
            : t("guideScreen.goesTo", { model: visionModel })}
        </p>
        {count === 0 && mayBeAtOnce && (
          <label className="flex items-center gap-2 min-h-7 text-sm text-ink-soft pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={atOnce}
              onChange={(event) => setAtOnce(event.target.checked)}
            />
            {t("guideScreen.cover.atOnce")}
          </label>
        )}
        <Alert className="basis-full">{failed ? t("guideScreen.cover.failed") : null}</Alert>
        <div className="flex gap-2 ml-auto max-md:w-full max-md:[&>*]:flex-1">
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className={buttonStyle("quiet", "min-h-11")}
          >
            {t("guideScreen.cover.discard")}
          </button>
          <button
            ref={sendButton}
            type="button"
            aria-disabled={busy}
            onClick={() => void send()}
            className={buttonStyle("primary")}
          >
            {t(busy ? "guideScreen.cover.preparing" : "guideScreen.cover.send")}
          </button>
        </div>
      </div>
    </dialog>
  );
};

/** The picture with its covered areas: drawn by mouse or finger, added, moved, sized and removed by keys, too. */
const PictureWithCovers = (props: {
  picture: PictureToSend;
  covers: Covers;
  act: Dispatch<CoverAct>;
}) => {
  const t = useTexts();
  const { picture, covers, act } = props;
  const url = useObjectUrl(picture.blob);
  const viewer = usePictureViewer({ ...picture.size, box: null }, wholePage);
  const { place, frame, view, shown } = viewer;
  const [moving, setMoving] = useState(false);
  const enlarged = view !== null && view.zoom > 1;
  const focusOn = (selector: string) =>
    requestAnimationFrame(() => {
      const found = place.current?.parentElement?.querySelectorAll<HTMLElement>(selector);
      found?.[found.length - 1]?.focus();
    });
  const add = () => {
    if (!frame || !shown) return;
    // In the middle of what can be seen of the picture.
    const middle = (shift: number, room: number, length: number) => (room / 2 - shift) / length;
    const x = middle(shown.x, frame.width, shown.width);
    const y = middle(shown.y, frame.height, shown.height);
    const [across, down] = [
      (0.12 * frame.width) / shown.width,
      (0.06 * frame.height) / shown.height,
    ];
    const box = boxBetween({ x: x - across, y: y - down }, { x: x + across, y: y + down });
    act({ type: "add", box });
    focusOn(".shot-cover");
  };
  return (
    <div className="grid gap-1.5 min-w-0">
      <PictureFrame
        viewer={viewer}
        kind="shot"
        src={url}
        alt=""
        label={t("guideScreen.cover.picture")}
        keys={t("guideScreen.keysHint")}
        size={picture.size}
      >
        {shown && !(moving && enlarged) && (
          <DrawLayer
            picture={shown}
            onChange={(box) => act({ type: "draw", box })}
            onDrawn={() => act({ type: "rest" })}
          />
        )}
        {shown &&
          covers.areas.map((box, index) => (
            <BoxLayer
              // biome-ignore lint/suspicious/noArrayIndexKey: areas have no other name
              key={index}
              kind="shot-cover"
              picture={shown}
              box={box}
              name={t("guideScreen.cover.area", { number: index + 1 })}
              onChange={(next) => {
                act({ type: "edit", index, box: next });
                if (next === null) focusOn(covers.areas.length > 1 ? ".shot-cover" : "[data-add]");
              }}
              onRest={() => act({ type: "rest" })}
            />
          ))}
      </PictureFrame>
      <div className="flex flex-wrap items-center gap-x-3">
        <button type="button" data-add onClick={add} className={buttonStyle("quiet", "-ml-3")}>
          <SquarePlus aria-hidden="true" className="size-4" />
          {t("guideScreen.cover.add")}
        </button>
        <button
          type="button"
          aria-disabled={covers.past.length === 0}
          onClick={() => act({ type: "undo" })}
          className={buttonStyle("quiet")}
        >
          <Undo2 aria-hidden="true" className="size-4" />
          {t("guideScreen.cover.undo")}
        </button>
        <p role="status" className="caption">
          {t("guideScreen.cover.count", { count: covers.areas.length })}
        </p>
        <ShotTools viewer={viewer}>
          {enlarged && (
            <Tool
              label={t("guideScreen.cover.move")}
              icon={Hand}
              pressed={moving}
              onClick={() => setMoving(!moving)}
            />
          )}
        </ShotTools>
      </div>
    </div>
  );
};

const useObjectUrl = (blob: Blob): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
};
