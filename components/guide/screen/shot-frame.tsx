"use client";

import { Crosshair, SquareDashedMousePointer, Trash2 } from "lucide-react";
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import {
  boxInFrame,
  type Frame,
  movedBy,
  showing,
  shownSize,
  type View,
  wholePage,
  zoomedAt,
} from "#components/picture/picture-view.ts";
import { usePictureGestures } from "#components/picture/use-picture-gestures.ts";
import { usePictureView } from "#components/picture/use-picture-view.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { ScreenshotView } from "#lib/schemas/guide.ts";
import type { ScreenBox } from "#lib/screen/screen-box.ts";
import { BoxLayer, type ShownPicture } from "./box-layer.tsx";
import { CandidateLayer } from "./candidate-layer.tsx";
import { DrawLayer } from "./draw-layer.tsx";
import { middleBox } from "./edit-box.ts";
import { ShotTools, Tool } from "./shot-tools.tsx";
import type { StepBox } from "./use-step-box.ts";

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
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { shot, step } = props;
  const { box } = step;
  const firstView = useFirstView(props);
  const { frame, view, change } = usePictureView(place, { ...shot, box: null }, firstView);
  const found = box !== null && !step.drawnByStudent;
  useEffect(() => {
    // The picture was there before its box, and the reader has not moved it.
    if (found) change((now, before) => (before.zoom === 1 ? firstView(now) : before));
  }, [found, change, firstView]);
  const gestures = usePictureGestures(place, change);
  const drawing = useDrawing(place, step);
  const size = frame && view ? shownSize(frame, view.zoom) : null;
  return (
    <div className="shot">
      <div
        ref={place}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved and enlarged by keys
        tabIndex={0}
        aria-label={t("guideScreen.picture")}
        aria-describedby={`${id}-keys`}
        className="shot-frame"
        data-whole={view?.zoom === 1 || undefined}
        style={{ aspectRatio: `${shot.width} / ${shot.height}` }}
        {...gestures}
      >
        {view && size && (
          <Layers {...props} picture={{ x: view.x, y: view.y, ...size }} drawing={drawing} />
        )}
      </div>
      <p id={`${id}-keys`} className="sr-only">
        {t("guideScreen.keysHint")}
      </p>
      <div className="shot-foot">
        {props.children}
        <ShotTools change={change}>
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
      {/* biome-ignore lint/performance/noImgElement: it is enlarged, and served in its own pixels */}
      <img
        src={props.url}
        alt={props.alt}
        draggable={false}
        className="shot-image"
        style={{
          width: picture.width,
          height: picture.height,
          transform: `translate(${picture.x}px, ${picture.y}px)`,
        }}
      />
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
  const latest = useRef(props);
  latest.current = props;
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
