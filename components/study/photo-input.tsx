"use client";

import { ArrowLeft, ArrowRight, Camera, ImagePlus, X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { maxPhotos } from "#lib/study/study-limits.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { DropOverlay, FileButton } from "../ui/file-drop.tsx";
import { useTexts } from "../ui/texts.tsx";
import { type PhotoList, photoTypes, type ShownPhoto } from "./photos/photo-list.ts";

/**
 * Photos of notes: chosen, taken with a telephone's camera, put in order, removed. What is dropped or pasted comes
 * through `list.add`, from whoever listens to the page.
 */
export const PhotoInput = (props: { list: PhotoList; disabled?: boolean }) => {
  const t = useTexts();
  const id = useId();
  const { list, disabled = false } = props;
  const { photos, problems } = list;
  const full = photos.length >= maxPhotos;
  const said = useRef<HTMLUListElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (problems.length === 0) return;
    chooser.current?.focus({ preventScroll: true });
    said.current?.scrollIntoView({ block: "center" });
  }, [problems]);
  const chooses = {
    accept: photoTypes,
    onFiles: list.add,
    disabled: disabled || full,
    describedBy: `${id}-problems ${id}`,
    className: buttonStyle("quiet"),
  };
  return (
    <section aria-label={t("photos.input.title")} className="grid gap-3">
      {photos.length > 0 && (
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-3 mt-3">
          {photos.map((photo, index) => (
            <PhotoCard
              key={photo.key}
              {...{ photo, index, list, disabled }}
              last={index === photos.length - 1}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <div className="-ml-3 flex flex-wrap items-center">
          <FileButton {...chooses} button={chooser} data={{ "data-photos": "choose" }}>
            <ImagePlus aria-hidden="true" className="size-4" />
            {t("photos.input.choose")}
          </FileButton>
          <div className="hidden pointer-coarse:contents">
            <FileButton {...chooses} camera data={{ "data-photos": "camera" }}>
              <Camera aria-hidden="true" className="size-4" />
              {t("photos.input.camera")}
            </FileButton>
          </div>
        </div>
        <p id={id} className="caption">
          {photos.length > 0
            ? t("photos.input.count", { count: photos.length, limit: maxPhotos })
            : t("photos.input.hint", { limit: maxPhotos })}
        </p>
      </div>
      <ul
        ref={said}
        id={`${id}-problems`}
        role="alert"
        className="grid gap-1 text-sm text-loss empty:hidden"
      >
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {list.over && <DropOverlay text={t("photos.input.drop")} />}
    </section>
  );
};

const PhotoCard = (props: {
  photo: ShownPhoto;
  index: number;
  last: boolean;
  list: PhotoList;
  disabled: boolean;
}) => {
  const t = useTexts();
  const { photo, index, list } = props;
  const { key } = photo;
  const fixed = props.disabled || photo.sending;
  const about = { page: index + 1, name: photo.name };
  return (
    <li
      className="group relative grid grid-rows-[1fr_auto] overflow-hidden rounded-xl border border-rule bg-sheet"
      data-sending={photo.sending}
    >
      {/* biome-ignore lint/performance/noImgElement: the picture comes from this tab, or as large as it is kept */}
      <img
        src={photo.url}
        alt={t("photos.input.photo", about)}
        className="aspect-4/5 w-full bg-sunk object-cover object-top transition-opacity group-data-[sending=true]:opacity-45"
      />
      <p className="absolute top-1.5 left-1.5 min-w-6 px-[0.4rem] rounded-lg bg-paper/90 text-ink text-xs font-strong leading-6 text-center">
        {photo.sending ? t("photos.input.sending") : index + 1}
      </p>
      <div className="flex justify-between border-t border-rule">
        <CardButton
          label={t("photos.input.earlier", about)}
          disabled={fixed || index === 0}
          onClick={() => list.move(key, index - 1)}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
        </CardButton>
        <CardButton
          label={t("photos.input.later", about)}
          disabled={fixed || props.last}
          onClick={() => list.move(key, index + 1)}
        >
          <ArrowRight aria-hidden="true" className="size-4" />
        </CardButton>
        <CardButton
          label={t("photos.input.remove", about)}
          disabled={fixed}
          onClick={() => list.remove(key)}
        >
          <X aria-hidden="true" className="size-4" />
        </CardButton>
      </div>
    </li>
  );
};

const CardButton = (props: {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) => (
  <button
    type="button"
    aria-label={props.label}
    title={props.label}
    disabled={props.disabled}
    onClick={props.onClick}
    className="grid flex-1 place-items-center min-h-9 text-ink-soft transition-colors pointer-coarse:min-h-11 enabled:hover:text-ink enabled:hover:bg-sunk focus-visible:-outline-offset-3 disabled:opacity-35"
  >
    {props.children}
  </button>
);
