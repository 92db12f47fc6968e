"use client";

import { ArrowLeft, ArrowRight, Camera, GripVertical, ImagePlus, X } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { refusalText, sendForm, sendJson } from "#components/hooks/send-json.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { DropOverlay, FileButton, useDropAnywhere } from "#components/ui/file-drop.tsx";
import { focusStep, useItemDrag } from "#components/ui/order-list.tsx";
import { useByteSize, useTexts } from "#components/ui/texts.tsx";
import type { NotePageView } from "#lib/schemas/study.ts";
import { maxPhotoBytes, maxPhotos } from "#lib/schemas/study-limits.ts";
import type { UploadView } from "#lib/schemas/thread-requests.ts";
import {
  moved,
  type PhotoList,
  photoTypes,
  pictureProblem,
  type ShownPhoto,
} from "./photo-list.ts";

/**
 * Photos of notes: chosen, taken with a telephone's camera, put in order, removed. What is dropped or pasted comes
 * through `list.add`, from whoever listens to the page.
 */
export const PhotoInput = (props: { list: PhotoList; disabled?: boolean }) => {
  const t = useTexts();
  const id = useId();
  const { list, disabled = false } = props;
  const { problems } = list;
  const { photos, moveByKeys, grid } = useDraggedPhotos(list);
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
        <ol
          {...grid}
          className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-3 mt-3 data-dragging:cursor-grabbing"
        >
          {photos.map((photo, index) => (
            <PhotoCard
              key={photo.key}
              {...{ photo, index, list, disabled }}
              last={index === photos.length - 1}
              onKeys={moveByKeys}
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

/** Photos as they stand while one of them is dragged; where it is let go it is moved to, in one request. */
const useDraggedPhotos = (list: PhotoList) => {
  const grid = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState<{ key: string; to: number } | null>(null);
  const from = list.photos.findIndex(({ key }) => key === place?.key);
  const photos = place === null ? list.photos : moved(list.photos, from, place.to);
  const order = list.photos.map(({ key }) => key).join(" ");
  // The list has the new order by then, or says why it has not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the list
  useEffect(() => setPlace(null), [order, list.problems]);
  const byKeys = useRef<string | null>(null);
  // What moves in the page loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the list
  useLayoutEffect(() => {
    const at = list.photos.findIndex(({ key }) => key === byKeys.current);
    byKeys.current = null;
    if (at >= 0) focusStep(grid.current, at);
  }, [order]);
  const moveByKeys = (key: string, to: number) => {
    if (to < 0 || to >= list.photos.length) return;
    byKeys.current = key;
    list.move(key, to);
  };
  const drag = useItemDrag(
    grid,
    photos.map(({ key }) => ({ value: key })),
    (at, to) => {
      const key = photos[at]?.key;
      if (key !== undefined) setPlace({ key, to });
    },
    (held) => {
      if (held !== null || place === null) return;
      if (from === place.to) setPlace(null);
      else list.move(place.key, place.to);
    },
  );
  return { photos, moveByKeys, grid: { ref: grid, ...drag } };
};

const PhotoCard = (props: {
  photo: ShownPhoto;
  index: number;
  last: boolean;
  list: PhotoList;
  disabled: boolean;
  /** Moved by a key to another place. */
  onKeys: (key: string, to: number) => void;
}) => {
  const t = useTexts();
  const { photo, index, list } = props;
  const { key } = photo;
  const fixed = props.disabled || photo.sending;
  const about = { page: index + 1, name: photo.name };
  return (
    <li
      className="group relative grid grid-rows-[1fr_auto] overflow-hidden rounded-xl border border-rule bg-surface"
      data-sending={photo.sending}
    >
      {/* biome-ignore lint/performance/noImgElement: the picture comes from this tab, or as large as it is kept */}
      <img
        src={photo.url}
        alt={t("photos.input.photo", about)}
        draggable={false}
        className="aspect-4/5 w-full bg-surface-2 object-cover object-top transition-opacity group-data-[sending=true]:opacity-45"
      />
      <p className="absolute top-1.5 left-1.5 min-w-6 px-[0.4rem] rounded-lg bg-paper/90 text-ink text-xs font-strong leading-6 text-center">
        {photo.sending ? t("photos.input.sending") : index + 1}
      </p>
      <button
        type="button"
        data-step={index}
        data-grip=""
        disabled={fixed || (index === 0 && props.last)}
        aria-label={t("photos.input.drag", about)}
        title={t("photos.input.drag", about)}
        onKeyDown={(event) => {
          const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
          if (by === undefined || !event.altKey) return;
          event.preventDefault();
          props.onKeys(key, index + by);
        }}
        className="absolute top-1.5 right-1.5 grid size-8 cursor-grab touch-none place-items-center rounded-lg bg-paper/90 text-ink-soft pointer-coarse:size-11 enabled:hover:text-ink disabled:hidden"
      >
        <GripVertical aria-hidden="true" className="size-4" />
      </button>
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
    className="grid flex-1 place-items-center min-h-9 text-ink-soft transition-colors pointer-coarse:min-h-11 enabled:hover:text-ink enabled:hover:bg-surface-2 focus-visible:-outline-offset-3 disabled:opacity-35"
  >
    {props.children}
  </button>
);

/** Sorts out files that are no photos, or too many, and keeps a sentence about each. */
export const useCheckedFiles = () => {
  const t = useTexts();
  const inBytes = useByteSize();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const check = (files: readonly File[], present: number): File[] => {
    const wrong = files.flatMap((file) => {
      const problem = pictureProblem(file, maxPhotoBytes);
      const told = { name: file.name, size: inBytes(file.size), limit: inBytes(maxPhotoBytes) };
      return problem === null ? [] : [t(`photos.input.problems.${problem}`, told)];
    });
    const good = files.filter((file) => pictureProblem(file, maxPhotoBytes) === null);
    const room = Math.max(0, maxPhotos - present);
    const over = good.length - room;
    setProblems(
      over > 0 ? [...wrong, t("photos.input.problems.tooMany", { limit: maxPhotos, over })] : wrong,
    );
    return good.slice(0, room);
  };
  const complain = (problem: string) => setProblems((known) => [...known, problem]);
  return { problems, check, complain };
};

/** Where a page's picture is. */
export const pictureUrl = (threadId: string, page: Pick<NotePageView, "uploadId">): string =>
  `/api/threads/${threadId}/uploads/${page.uploadId}`;

interface SendingPhoto {
  readonly key: string;
  readonly file: File;
  readonly url: string;
  /** Known once the server has it; it is shown until the thread tells of it. */
  readonly uploadId: string | null;
}

let made = 0;

/**
 * Photos of a thread that exists: added, moved and removed on the server at once. `onChanged` is called after each
 * change, so that the page asks for the thread anew.
 */
export const usePhotoUploads = (options: {
  threadId: string;
  pages: readonly NotePageView[];
  onChanged: () => void;
}): PhotoList & { readonly busy: boolean } => {
  const { threadId, pages, onChanged } = options;
  const t = useTexts();
  const { problems, check, complain } = useCheckedFiles();
  const [sending, setSending] = useState<readonly SendingPhoto[]>([]);
  const [changing, setChanging] = useState(false);
  const gone = useRef(new AbortController());
  useForgottenUrls(sending);
  const waiting = sending.filter(
    ({ uploadId }) => !pages.some((page) => page.uploadId === uploadId),
  );

  const send = async (photo: SendingPhoto) => {
    const form = new FormData();
    form.set("file", photo.file);
    const sent = await sendForm<UploadView>(`/api/threads/${threadId}/uploads`, form);
    if (sent.ok) {
      const { id } = sent.value;
      setSending((all) => all.map((one) => (one === photo ? { ...one, uploadId: id } : one)));
      onChanged();
      return;
    }
    setSending((all) => all.filter((one) => one !== photo));
    const reason = refusalText(t, sent);
    complain(t("photos.input.problems.refused", { name: photo.file.name, reason }));
  };
  const add = async (files: readonly File[]) => {
    const fresh = check(files, pages.length + waiting.length).map((file) => {
      made += 1;
      return { key: `sending-${made}`, file, url: URL.createObjectURL(file), uploadId: null };
    });
    setSending((all) => [...all, ...fresh]);
    // One after another, so that they keep their order.
    for (const photo of fresh) if (!gone.current.signal.aborted) await send(photo);
  };
  // What is dropped or pasted anywhere is meant for the only place that takes files.
  const over = useDropAnywhere({ onFiles: (files) => void add(files), onText: () => undefined });
  const change = async (name: string, work: () => ReturnType<typeof sendJson>) => {
    setChanging(true);
    const sent = await work();
    setChanging(false);
    if (sent.ok) return onChanged();
    const reason = refusalText(t, sent);
    complain(t("photos.input.problems.refused", { name, reason }));
  };
  const url = `/api/threads/${threadId}/uploads`;
  const nameOf = (key: string) => pages.find(({ uploadId }) => uploadId === key)?.fileName ?? "";
  const move = (key: string, to: number) => {
    const ids = pages.map(({ uploadId }) => uploadId);
    const order = moved(ids, ids.indexOf(key), to);
    return change(nameOf(key), () => sendJson("PATCH", url, { ids: order }));
  };
  return {
    photos: [
      ...pages.map((page) => ({
        key: page.uploadId,
        name: page.fileName ?? "",
        url: pictureUrl(threadId, page),
        sending: false,
      })),
      ...waiting.map(({ key, file, url }) => ({ key, name: file.name, url, sending: true })),
    ],
    ...{ problems, over },
    busy: changing || waiting.length > 0,
    add: (files) => void add(files),
    remove: (key) => void change(nameOf(key), () => sendJson("DELETE", `${url}/${key}`)),
    move: (key, to) => void move(key, to),
  };
};

/** Gives the memory of photos back that are not shown any more. */
const useForgottenUrls = (sending: readonly SendingPhoto[]): void => {
  const known = useRef(new Set<string>());
  useEffect(() => {
    const shown = new Set(sending.map(({ url }) => url));
    for (const url of known.current) if (!shown.has(url)) URL.revokeObjectURL(url);
    known.current = shown;
  }, [sending]);
  useEffect(
    () => () => {
      for (const url of known.current) URL.revokeObjectURL(url);
    },
    [],
  );
};
