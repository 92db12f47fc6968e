import { ClientTexts } from "#app/client-texts.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { type ButtonKind, buttonStyle } from "#components/ui/button-style.ts";
import { CodeBlock } from "#components/ui/code-block.tsx";
import { FoundPieces } from "#components/ui/found-pieces.tsx";
import { PageMessage } from "#components/ui/page-message.tsx";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { ChangedText, RichText, StudyText } from "#components/ui/rich-text.tsx";
import { skipLink } from "#components/ui/skip-link.ts";
import { failedPanel, Talk, TalkMessage, talkPanel } from "#components/ui/talk.tsx";
import {
  ComposerStates,
  DialogStates,
  FieldStates,
  FormStates,
  MenuStates,
  OrderStates,
  PictureStates,
  SilenceStates,
  TabStates,
  TitleStates,
  WordStates,
} from "./client-states.tsx";
import { Part, State } from "./state.tsx";

const kinds: readonly ButtonKind[] = ["primary", "secondary", "quiet", "danger"];

const Buttons = () => (
  <Part title="Buttons">
    {kinds.map((kind) => (
      <State key={kind} name={kind}>
        <div className="flex flex-wrap items-center gap-2">
          <button type="button" className={buttonStyle(kind)}>
            Begin
          </button>
          <button type="button" disabled className={buttonStyle(kind)}>
            Disabled
          </button>
          <a href="#top" className={buttonStyle(kind)}>
            To the top
          </a>
        </div>
      </State>
    ))}
    <State name="skip link: Tab into it">
      <a href="#content" className={skipLink}>
        Skip to the text
      </a>
    </State>
  </Part>
);

const Messages = () => (
  <Part title="What went wrong">
    <State name="alert">
      <Alert>This photo is larger than 10 MB. Make it smaller and add it again.</Alert>
    </State>
    <State name="alert with nothing to say: no room">
      <Alert>{null}</Alert>
    </State>
    <SilenceStates />
    <State name="a page with one thing to say">
      <PageMessage title="Page not found" body="It may have been deleted. Your other work is safe.">
        <a href="#top" className={buttonStyle("primary")}>
          Home
        </a>
      </PageMessage>
    </State>
  </Part>
);

const markdown = `## A stack

**Stack** — the element added last is removed first, in $O(1)$; see [the manual](https://example.org).

- one
- [x] done

> A quotation.

| structure | order |
| --- | --- |
| stack | last in, first out |

$$\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}$$
`;

const before = "A queue removes the element added last.";
const changedAt = before.indexOf("last");

const Texts = () => (
  <Part title="Texts">
    <State name="rich text">
      <RichText markdown={markdown} />
    </State>
    <State name="in a sentence">
      <p>
        It is <RichText inline markdown="**bold**, `code` and $x^2$" />, no block.
      </p>
    </State>
    <State name="a side of a card, its picture deleted">
      <RichText
        markdown={`What is marked with *M*?\n\n![A cell with its membrane](picture:${"0".repeat(64)})`}
        shown={{ pictures: [], unnamed: "A picture" }}
      />
    </State>
    <State name="code, coloured">
      <CodeBlock language="python" code={'def top(stack):\n    return stack[-1]  # "____"\n'} />
    </State>
    <State name="code of an unknown language">
      <CodeBlock language="cobol" code={'DISPLAY "no colours".'} />
    </State>
    <State name="struck and put in">
      <ChangedText
        markdown={before}
        changed={[{ start: changedAt, end: changedAt + 4 }]}
        as="del"
      />
      <ChangedText
        markdown={before.replace("last", "first")}
        changed={[{ start: changedAt, end: changedAt + 5 }]}
        as="ins"
      />
    </State>
    <State name="a passage of a document with an edit">
      <div className="doc rich-text">
        <StudyText
          markdown={before}
          definitions=""
          marks={[{ start: changedAt, end: changedAt + 4, edit: 1 }]}
        />
      </div>
    </State>
    <State name="a passage that was found">
      <p>
        <FoundPieces
          pieces={[
            { text: "…the ", marked: false },
            { text: "stacks", marked: true },
            { text: " of a program", marked: false },
          ]}
        />
      </p>
    </State>
    <State name="rendered by the server, and before it has arrived">
      <RenderedText html="<p>From <strong>Markdown</strong>.</p>" text="" />
      <RenderedText html={null} text="From **Markdown**." />
    </State>
  </Part>
);

const messages = [
  { author: "student", kind: "request", text: "Shorten the second paragraph." },
  { author: "agent", kind: "reply", text: "Done: 1 edit. What else should change?" },
  { author: "program", kind: "stage", text: "Reading your notes" },
  { author: "program", kind: "edit_error", text: "The quote is nowhere in the document." },
  { author: "program", kind: "completed", text: "The document is saved." },
] as const;

const Conversation = () => (
  <Part title="A conversation">
    <State name="every kind of message, one that waits, a foot">
      <div className="h-120 border border-rule">
        <Talk label="Conversation" foot={<p className="caption p-5">The foot stays.</p>}>
          <ul className="grid gap-5">
            {messages.map(({ text, ...message }) => (
              <TalkMessage key={text} message={message}>
                {text}
              </TalkMessage>
            ))}
            <TalkMessage message={messages[0]} queued>
              And the third.
            </TalkMessage>
          </ul>
        </Talk>
      </div>
    </State>
    <State name="what is asked, and what was halted">
      <div className={talkPanel}>Which of the two do you mean?</div>
      <div className={`${failedPanel} mt-3`}>The model cannot be reached.</div>
    </State>
  </Part>
);

/**
 * Every component of `components/ui` in its states, for who changes one. The name of this file is one that only
 * `npm run dev` takes for a page (`next.config.ts`): what is built does not have it.
 */
const ComponentsPage = () => (
  <ClientTexts namespaces={["shell"]}>
    <div id="top" className="page grid gap-16 py-12">
      <h1 className="font-serif text-3xl font-medium">Components</h1>
      <Buttons />
      <FieldStates />
      <FormStates />
      <ComposerStates />
      <DialogStates />
      <MenuStates />
      <Messages />
      <Texts />
      <Conversation />
      <TabStates />
      <OrderStates />
      <TitleStates />
      <PictureStates />
      <WordStates />
    </div>
  </ClientTexts>
);

export default ComponentsPage;
