"use client";

import { Crosshair, SquareDashedMousePointer, Trash2 } from "lucide-react";
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { refusalText, sendJson } from "#components/hooks/send-json.ts";
import { useLatest } from "#components/hooks/use-latest.ts";
import {
  boxInFrame,
  type Frame,
  movedBy,
  PictureFrame,
  showing,
  usePictureViewer,
  type View,
  wholePage,
  zoomedAt,
} from "#components/ui/picture-viewer.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { RenderedGuide, ScreenshotView } from "#lib/schemas/guide.ts";
import type { ControlCandidate, ScreenBox } from "#lib/schemas/located-control.ts";
import {
  BoxLayer,
  boxStyle,
  DrawLayer,
  isSameBox,
  middleBox,
  ShotTools,
  type ShownPicture,
  Tool,
} from "./box-layer.tsx";

/** Milliseconds of rest after a key before the box is saved. */
const restMs = 400;

interface Drawn {
  readonly url: string;
  readonly screenshotId: string;
  readonly box: ScreenBox | null;
}

/**
 * The box of a step on one picture. What the student does to it is shown at once, saved when they rest or let go, and
 * also when they go elsewhere; the server's word counts again as soon as it has it.
 */
export const useStepBox = (options: {
  threadId: string;
  index: number;
  step: RenderedGuide["steps"][number];
  screenshotId: string;
  /** Looks at the guide; true when that worked. */
  onSaved: () => Promise<boolean>;
}) => {
  const { threadId, index, step, screenshotId, onSaved } = options;
  const t = useTexts();
  const url = `/api/guide/${threadId}/steps/${index}/box`;
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const unsaved = useRef<Drawn | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const line = useRef<Promise<void>>(Promise.resolve());

  const save = useCallback(() => {
    clearTimeout(timer.current);
    line.current = line.current.then(async () => {
      const present = unsaved.current;
      unsaved.current = null;
      if (present === null) return;
      const { box } = present;
      const sent = await sendJson("PUT", present.url, { screenshotId: present.screenshotId, box });
      if (!sent.ok) {
        const reason = refusalText(t, sent);
        return setProblem(t("guideScreen.notSaved", { reason }));
      }
      if (await onSaved()) setDrawn((newest) => (newest === present ? null : newest));
    });
  }, [onSaved, t]);
  const latestSave = useLatest(save);
  useEffect(() => () => latestSave.current(), []);

  const change = (box: ScreenBox | null) => {
    const next = { url, screenshotId, box };
    clearTimeout(timer.current);
    // What was drawn on another step must not be lost to this one.
    if (unsaved.current !== null && unsaved.current.url !== url) save();
    unsaved.current = next;
    setDrawn(next);
    setProblem(null);
    timer.current = setTimeout(save, restMs);
  };
  const own = drawn?.url === url && drawn.screenshotId === screenshotId ? drawn : null;
  const stored = step.screenshot_id === screenshotId ? step.box : null;
  return {
    box: own === null ? (stored?.box ?? null) : own.box,
    /** What the program found on this picture; null before it looked. */
    located: stored,
    drawnByStudent: own === null ? stored !== null && step.drawn : own.box !== null,
    ...{ problem, change, save },
  };
};

export type StepBox = ReturnType<typeof useStepBox>;

/** Of a place's number with its gap, in CSS pixels. */
const numberWidth = 24;

/** Other places that may be meant, faint and numbered; a press on one makes it the box. */
const CandidateLayer = (props: {
  picture: ShownPicture;
  candidates: readonly ControlCandidate[];
  box: ScreenBox | null;
  onChoose: (box: ScreenBox) => void;
}) => {
  const t = useTexts();
  return props.candidates
    .filter((candidate) => !isSameBox(candidate.box, props.box))
    .map(({ number, label, box }) => (
      <button
        key={number}
        type="button"
        aria-label={t("guideScreen.candidate", { number, label })}
        title={t("guideScreen.candidate", { number, label })}
        // The number would hide the words; beside them there is mostly room.
        data-side={box.x * props.picture.width < numberWidth ? "right" : "left"}
        className="absolute top-0 left-0 z-2 rounded-[4px] border-[1.5px] border-dashed border-[rgb(47_79_208_/_75%)] bg-[rgb(255_255_255_/_22%)] shadow-[0_0_0_1px_rgb(255_255_255_/_60%)] hover:border-solid hover:bg-[rgb(47_79_208_/_14%)] focus-visible:border-solid focus-visible:bg-[rgb(47_79_208_/_14%)] [&>span]:absolute [&>span]:top-1/2 [&>span]:right-full [&>span]:mr-0.5 [&>span]:-translate-y-1/2 data-[side=right]:[&>span]:right-auto data-[side=right]:[&>span]:left-full [&>span]:grid [&>span]:h-4.5 [&>span]:min-w-4.5 [&>span]:place-items-center [&>span]:rounded-full [&>span]:bg-[rgb(255_255_255_/_92%)] [&>span]:text-[0.6875rem] [&>span]:leading-none [&>span]:font-semibold [&>span]:text-[#2f4fd0] [&>span]:shadow-[0_0_0_1px_rgb(47_79_208_/_60%)]"
        style={boxStyle(props.picture, box)}
        // Else the picture takes the press as the beginning of a drag.
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => props.onChoose(box)}
      >
        <span>{number}</span>
      </button>
    ));
};

/** Under this width of the frame, in CSS pixels, a whole screen is too small to see a button on it. */
const narrow = 600;
const narrowZoom = 2.4;

interface ShotFrameProps {
  readonly url: string;
  readonly alt: string;
  readonly shot: ScreenshotView;
  readonly step: StepBox;
  readonly label: string | null;
  /** What stands beside the tools. */
  readonly children: ReactNode;
}

/** The picture of the screen with the box on it, to be moved and enlarged. */
export const ShotFrame = (props: ShotFrameProps) => {
  const t = useTexts();
  const { shot, step } = props;
  const { box } = step;
  const firstView = useFirstView(props);
  const viewer = usePictureViewer({ ...shot, box: null }, firstView);
  const { change, shown } = viewer;
  const found = box !== null && !step.drawnByStudent;
  useEffect(() => {
    // The picture was there before its box, and the reader has not moved it.
    if (found) change((now, before) => (before.zoom === 1 ? firstView(now) : before));
  }, [found, change, firstView]);
  const drawing = useDrawing(viewer.place, step);
  return (
    <div className="relative">
      <PictureFrame
        viewer={viewer}
        kind="shot"
        src={props.url}
        alt={props.alt}
        label={t("guideScreen.picture")}
        keys={t("guideScreen.keysHint")}
        size={shot}
      >
        {shown && <Layers {...props} picture={shown} drawing={drawing} />}
      </PictureFrame>
      <div className="flex flex-wrap items-center gap-x-4 pt-1">
        {props.children}
        <ShotTools viewer={viewer}>
          {box !== null && (
            <Tool
              label={t("guideScreen.toBox")}
              icon={Crosshair}
              onClick={() => change((now, before) => showing(now, before, inPixels(box, shot)))}
            />
          )}
          <Tool
            label={t(drawing.active ? "guideScreen.drawEnd" : "guideScreen.draw")}
            icon={SquareDashedMousePointer}
            pressed={drawing.active}
            onClick={drawing.toggle}
          />
          {box !== null && (
            <Tool
              label={t("guideScreen.remove")}
              icon={Trash2}
              onClick={() => {
                step.change(null);
                step.save();
              }}
            />
          )}
        </ShotTools>
      </div>
    </div>
  );
};

/** A box of fractions in the pixels of its picture. */
const inPixels = (box: ScreenBox, { width, height }: ScreenshotView) => ({
  x: box.x * width,
  y: box.y * height,
  width: box.width * width,
  height: box.height * height,
});

const Layers = (props: ShotFrameProps & { picture: ShownPicture; drawing: Drawing }) => {
  const t = useTexts();
  const { picture, step, drawing } = props;
  return (
    <>
      <CandidateLayer
        picture={picture}
        candidates={step.located?.candidates ?? []}
        box={step.box}
        onChoose={(box) => {
          step.change(box);
          step.save();
        }}
      />
      {step.box !== null && (
        <BoxLayer
          picture={picture}
          box={step.box}
          kind="shot-box"
          name={
            step.drawnByStudent || props.label === null
              ? t("guideScreen.boxUnnamed")
              : t("guideScreen.box", { label: props.label })
          }
          drawn={step.drawnByStudent}
          onChange={step.change}
          onRest={step.save}
        />
      )}
      {drawing.active && (
        <DrawLayer
          picture={picture}
          hint={t("guideScreen.drawHint")}
          onChange={step.change}
          onDrawn={drawing.finish}
        />
      )}
    </>
  );
};

/** The whole screen; where that would be too small to see the box, the part around it. */
const useFirstView = (props: ShotFrameProps) => {
  const latest = useLatest(props);
  return useCallback((frame: Frame): View => {
    const whole = wholePage(frame);
    const { shot, step } = latest.current;
    if (step.box === null || frame.width >= narrow) return whole;
    const box = boxInFrame(frame, whole, inPixels(step.box, shot));
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const near = zoomedAt(frame, whole, narrowZoom, middle);
    // Its place in the frame is kept by that; it belongs into the middle.
    const by = { x: frame.width / 2 - middle.x, y: frame.height / 2 - middle.y };
    return movedBy(frame, near, by);
  }, []);
};

/** Drawing a new box; without a pointer, one in the middle that is then moved and sized with the keys. */
const useDrawing = (place: RefObject<HTMLElement | null>, step: StepBox) => {
  const [active, setActive] = useState(false);
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") setActive(false);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [active]);
  const toggle = (byKeys: boolean) => {
    if (!byKeys) return setActive(!active);
    if (step.box === null) step.change(middleBox);
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(".shot-box")?.focus());
  };
  const finish = () => {
    setActive(false);
    step.save();
  };
  return { active, toggle, finish };
};

type Drawing = ReturnType<typeof useDrawing>;
