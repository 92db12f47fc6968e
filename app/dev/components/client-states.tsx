"use client";

import { FileText, MessageSquare, Square } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { Composer } from "#components/ui/composer.tsx";
import { Dialog, type DialogRef, FormDialog, RemovalDialog } from "#components/ui/dialog.tsx";
import { DropOverlay, FileButton } from "#components/ui/file-drop.tsx";
import { FieldProblem, Segments, Select, titleField } from "#components/ui/form-fields.tsx";
import { FormShell } from "#components/ui/form-shell.tsx";
import { ListFilters } from "#components/ui/list-filters.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { OrderList } from "#components/ui/order-list.tsx";
import {
  PictureFrame,
  PictureTool,
  PictureTools,
  pictureLooks,
  usePictureViewer,
  wholePage,
} from "#components/ui/picture-viewer.tsx";
import { PrintButton } from "#components/ui/print-button.tsx";
import { SilenceAlert, SilenceText } from "#components/ui/silence-alert.tsx";
import { PhoneTabs, SideColumn } from "#components/ui/tabs.tsx";
import { Moment, useByteSize, useNumbers } from "#components/ui/texts.tsx";
import { TitleBar } from "#components/ui/title-bar.tsx";
import { Part, State } from "./state.tsx";

const nothing = () => {};

const languages = [
  { value: "en", label: "English" },
  { value: "ru", label: "Русский" },
  { value: "long", label: "A language whose name is longer than the field is wide" },
];

const ChosenSegments = ({ hint }: { hint?: string }) => {
  const [value, setValue] = useState("en");
  return (
    <Segments
      legend="Language"
      name={`language-${hint}`}
      value={value}
      options={languages.slice(0, 2)}
      onChange={setValue}
      {...(hint === undefined ? {} : { hint })}
    />
  );
};

const ChosenSelect = ({ problemId = null }: { problemId?: string | null }) => {
  const [value, setValue] = useState("long");
  return (
    <Select
      label="Language"
      value={value}
      options={languages}
      problemId={problemId}
      onChange={setValue}
    />
  );
};

/** A problem takes the student to itself when it comes: only when it is wanted. */
const FieldWithProblem = () => {
  const [problem, setProblem] = useState<{ text: string } | null>(null);
  return (
    <div className="grid gap-2">
      <input
        className="field"
        aria-label="A field"
        aria-invalid={problem !== null}
        aria-describedby="field-problem"
      />
      <FieldProblem id="field-problem" problem={problem} />
      <button
        type="button"
        className={buttonStyle("secondary", "justify-self-start")}
        onClick={() => setProblem({ text: "Write what the document should be about." })}
      >
        Say what is wrong
      </button>
    </div>
  );
};

export const FieldStates = () => (
  <Part title="Fields">
    <State name="segments">
      <ChosenSegments />
    </State>
    <State name="segments with a hint">
      <ChosenSegments hint="The language in which the questions are put." />
    </State>
    <State name="select">
      <ChosenSelect />
    </State>
    <State name="select whose choice is wrong">
      <ChosenSelect problemId="select-problem" />
      <p id="select-problem" className="mt-2 text-sm text-loss">
        This model does not answer.
      </p>
    </State>
    <State name="what narrows a list">
      <ListFilters
        address="/dev/components"
        searchLabel="Search cards"
        query=""
        choices={[
          {
            ...{ name: "language", label: "Language", value: "ru" },
            options: languages.map(({ value, label }) => [value, label] as const),
          },
        ]}
      />
    </State>
    <State name="field: empty, filled, wrong, disabled">
      <div className="grid gap-3">
        <input className="field" aria-label="Empty" placeholder="For example: heaps" />
        <input className="field" aria-label="Filled" defaultValue="Heaps" />
        <input className="field" aria-label="Wrong" aria-invalid defaultValue="Heaps" />
        <input className="field" aria-label="Disabled" disabled defaultValue="Heaps" />
      </div>
    </State>
    <State name="title: empty, wrong">
      <textarea className={titleField} aria-label="Title" placeholder="A topic" rows={1} />
      <textarea className={titleField} aria-label="Wrong title" aria-invalid rows={1} />
    </State>
    <State name="field with its problem">
      <FieldWithProblem />
    </State>
    <State name="print">
      <PrintButton label="Print" />
    </State>
    <State name="choice of a file, and disabled">
      <div className="flex gap-2">
        <FileButton accept=".md" className={buttonStyle("secondary")} onFiles={nothing}>
          Choose a file
        </FileButton>
        <FileButton accept=".md" disabled className={buttonStyle("secondary")} onFiles={nothing}>
          Choose a file
        </FileButton>
      </div>
    </State>
  </Part>
);

/** Something that lies over the page, for a moment. */
const ForAMoment = ({ label, children }: { label: string; children: ReactNode }) => {
  const [shown, setShown] = useState(false);
  const show = () => {
    setShown(true);
    setTimeout(() => setShown(false), 2_000);
  };
  return (
    <>
      <button type="button" className={buttonStyle("secondary")} onClick={show}>
        {label}
      </button>
      {shown && children}
    </>
  );
};

const form = {
  submit: "Make the quiz",
  submitting: "Sending …",
  note: "Everything stays on this computer.",
  onSubmit: nothing,
} as const;

export const FormStates = () => (
  <Part title="Form that begins something">
    <State name="ready">
      <FormShell {...form} ready busy={false} problem={null} field="line" estimate=" About 2 min.">
        <input className="field" aria-label="Topic" />
      </FormShell>
    </State>
    <State name="before the page's code is there">
      <FormShell {...form} ready={false} busy={false} problem={null} field="text">
        <input className="field" aria-label="Topic" />
      </FormShell>
    </State>
    <State name="busy">
      <FormShell {...form} ready busy problem={null} field="text">
        <input className="field" aria-label="Topic" />
      </FormShell>
    </State>
    <State name="a file is held over the page">
      <ForAMoment label="Show for 2 s">
        <DropOverlay text="Drop your note anywhere" />
      </ForAMoment>
    </State>
  </Part>
);

const composer = {
  label: "Your request",
  placeholder: "What should change?",
  maxLength: 1_000,
  send: "Send",
  sending: "Sending …",
  inPage: true,
  onSend: async () => true,
} as const;

export const ComposerStates = () => (
  <Part title="Composer">
    <State name="open">
      <Composer {...composer} keptAs="dev-open" open mayBeSent busy={false} />
    </State>
    <State name="with tools and something that goes with it">
      <Composer
        {...{ ...composer, keptAs: "dev-tools", open: true, mayBeSent: true, busy: false }}
        tools={(put) => (
          <button
            type="button"
            className={buttonStyle("quiet")}
            onClick={() => put("Shorten section 2.")}
          >
            Commands
          </button>
        )}
      >
        <p className="caption">Selected text: “the element added last”</p>
      </Composer>
    </State>
    <State name="busy">
      <Composer {...composer} keptAs="dev-busy" open mayBeSent={false} busy />
    </State>
    <State name="closed">
      <Composer {...composer} keptAs="dev-closed" open={false} mayBeSent={false} busy={false} />
    </State>
    <State name="refused">
      <Composer
        {...{ ...composer, keptAs: "dev-refused", open: true, mayBeSent: true, busy: false }}
        problem="The server is not responding. Nothing is lost."
      />
    </State>
  </Part>
);

const Opened = (props: { label: string; children: (dialog: DialogRef) => ReactNode }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={buttonStyle("secondary")}
        onClick={() => dialog.current?.showModal()}
      >
        {props.label}
      </button>
      {props.children(dialog)}
    </>
  );
};

export const DialogStates = () => (
  <Part title="Dialogs">
    <State name="each opens; Escape closes it">
      <div className="flex flex-wrap gap-2">
        <Opened label="Words">
          {(dialog) => (
            <Dialog dialog={dialog} title="A dialog of words" closes>
              <p className="mt-3 text-sm text-ink-soft">Only something to read.</p>
            </Dialog>
          )}
        </Opened>
        <Opened label="As wide as a text">
          {(dialog) => (
            <Dialog dialog={dialog} title="A dialog with a text" width="text" closes>
              <p className="mt-3 text-sm text-ink-soft">{"It may be long. ".repeat(60)}</p>
            </Dialog>
          )}
        </Opened>
        <Opened label="Form">
          {(dialog) => (
            <FormDialog
              {...{ dialog, title: "Rename", submit: "Save", busy: false, problem: null }}
              onSubmit={() => dialog.current?.close()}
            >
              <input className="field" aria-label="Name" defaultValue="Heaps" />
            </FormDialog>
          )}
        </Opened>
        <Opened label="Form, busy and refused">
          {(dialog) => (
            <FormDialog
              {...{ dialog, title: "Rename", submit: "Save", busy: true, width: "form" }}
              problem="This name is too long."
              onSubmit={nothing}
            >
              <input className="field" aria-label="Name" defaultValue="Heaps" />
            </FormDialog>
          )}
        </Opened>
        <Opened label="Removal (refused: there is nothing)">
          {(dialog) => (
            <RemovalDialog
              {...{ dialog, url: "/api/threads/thr_none", title: "Delete “Heaps”?" }}
              {...{ body: "It cannot be brought back.", confirm: "Delete permanently" }}
              onDone={nothing}
            />
          )}
        </Opened>
      </div>
    </State>
  </Part>
);

export const MenuStates = () => (
  <Part title="Menu">
    <State name="things to do, a file to take away, words below">
      <Menu
        button={{ className: buttonStyle("secondary"), children: "Open the menu" }}
        items={[
          { label: "Rename", chosen: nothing },
          { label: "A label that is so long that it does not fit into one line", chosen: nothing },
          { label: "icon.svg", chosen: "/icon.svg" },
        ]}
        side="bottom"
        align="start"
        caption={<p className="caption px-3 py-2">As it stands now.</p>}
      />
    </State>
  </Part>
);

export const SilenceStates = () => (
  <>
    {(["unreachable", "signed_out", "refused"] as const).map((silence) => (
      <State key={silence} name={`the page hears nothing: ${silence}`}>
        <SilenceAlert silence={silence} />
      </State>
    ))}
    <State name="the same within other words">
      <p className="text-sm text-loss">
        <SilenceText silence="unreachable" />
      </p>
    </State>
  </>
);

/** What is fixed to the window, or sticks to its edge, stays in here. */
const Window = ({ low = false, children }: { low?: boolean; children: ReactNode }) => (
  <div
    className={`workspace group/workspace relative overflow-y-auto border border-rule [transform:translateZ(0)] ${low ? "h-28 pb-0!" : "h-96"}`}
  >
    {children}
  </div>
);

export const TabStates = () => {
  const [panel, setPanel] = useState<"talk" | "edits">("talk");
  const [tab, setTab] = useState<"document" | "side">("document");
  return (
    <Part title="What lies beside a text">
      <State name="two panels, something new in the other">
        <Window>
          <SideColumn
            label="Beside the text"
            panels={[
              { name: "talk", label: "Conversation" },
              { name: "edits", label: "Edits", news: "new" },
            ]}
            shown={panel}
            onShow={setPanel}
            first={<p className="p-5">The conversation.</p>}
          >
            <p className="p-5">The edits.</p>
          </SideColumn>
        </Window>
      </State>
      <State name="one panel alone">
        <Window>
          <SideColumn
            label="Beside the text"
            panels={[{ name: "talk", label: "Conversation" }]}
            shown="talk"
            onShow={nothing}
            first={<p className="p-5">The conversation.</p>}
          >
            {null}
          </SideColumn>
        </Window>
      </State>
      <State name="on a phone (nothing on a wider window)">
        <PhoneTabs
          label="Parts of the page"
          tabs={[
            { name: "document", label: "Document", icon: FileText, news: null },
            { name: "side", label: "Conversation", icon: MessageSquare, news: "new" },
          ]}
          shown={tab}
          onShow={setTab}
        />
      </State>
    </Part>
  );
};

const files = ["Lecture 1.pdf", "Eddies and tides.docx", "A name that is long ".repeat(8)];

export const OrderStates = () => {
  const [order, setOrder] = useState<readonly string[]>(files);
  const items = order.map((name) => ({ name, value: name, label: name }));
  const said = { items, legend: "Order of the files", keys: "Space picks a file up." };
  return (
    <Part title="Order">
      <State name="dragged, moved by keys and buttons">
        <OrderList {...said} onOrder={setOrder} />
      </State>
      <State name="disabled">
        <OrderList {...said} disabled onOrder={nothing} />
      </State>
    </Part>
  );
};

export const TitleStates = () => (
  <Part title="Title of a workspace">
    <State name="short, and too long for its room">
      {["Heaps", "Everything on heaps that was ever asked in an exam, with proofs ".repeat(3)].map(
        (title) => (
          <Window key={title} low>
            <TitleBar
              title={title}
              subject={{ id: "sub_none", name: "Data structures" }}
              status={<span className="caption">Saved</span>}
            >
              <button type="button" className={buttonStyle("quiet")}>
                Finish
              </button>
            </TitleBar>
          </Window>
        ),
      )}
    </State>
  </Part>
);

const picture = { width: 600, height: 400, box: null };
const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#8aa"/><text x="40" y="80" font-size="40">File  Edit  View</text></svg>',
)}`;

const Picture = ({ kind, src }: { kind: "shot" | "review"; src: string | null }) => {
  const viewer = usePictureViewer(picture, wholePage);
  return (
    <div className={kind === "review" ? "relative h-80" : ""}>
      <PictureFrame
        {...{ viewer, src, kind }}
        alt="A made-up screen"
        label="Screenshot"
        keys="Arrow keys move it, plus and minus size it."
        {...(kind === "shot" ? { size: picture } : {})}
      >
        {null}
      </PictureFrame>
      <PictureTools
        {...{ viewer, kind, label: "Picture", smaller: "Smaller", larger: "Larger" }}
        whole="Whole picture"
      >
        <PictureTool
          {...{ label: "Pressed", icon: Square, pressed: true, onClick: nothing }}
          className={pictureLooks[kind].tool}
        />
      </PictureTools>
    </div>
  );
};

export const PictureStates = () => (
  <Part title="Pictures">
    <State name="a screenshot">
      <Picture kind="shot" src={drawn} />
    </State>
    <State name="a page of notes">
      <Picture kind="review" src={drawn} />
    </State>
    <State name="not at hand">
      <Picture kind="review" src={null} />
    </State>
  </Part>
);

export const WordStates = () => {
  const size = useByteSize();
  const number = useNumbers();
  return (
    <Part title="Numbers and moments">
      <State name="in the reader's language">
        <p>
          {size(1_200)} · {size(2_400_000)} · {number(0.25, { style: "percent" })} ·{" "}
          <Moment at="2026-01-05T10:00:00Z" />
        </p>
      </State>
    </Part>
  );
};
