import type { ReactNode } from "react";
import type { ApiDescription } from "#lib/http/openapi/api-description.ts";
import { curlLine } from "#lib/http/openapi/curl-line.ts";
import { limitsOf } from "#lib/http/openapi/type-text.ts";
import type { translator } from "#lib/i18n/translator.ts";
import { TypeBlock, TypePieces } from "./type-block.tsx";

type ApiTexts = ReturnType<typeof translator<"api">>;

type Described = ApiDescription["paths"][string][string];
type Content = NonNullable<Described["requestBody"]>["content"];

interface Props {
  readonly t: ApiTexts;
  readonly origin: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Described;
  readonly schemas: ApiDescription["components"]["schemas"];
}

/** One operation: in a line what it does, folded what it takes and gives. */
export const ApiOperation = ({ t, origin, method, path, operation, schemas }: Props) => (
  <details className="fold border-b border-rule" id={operation.operationId}>
    <summary className="w-full py-1.5">
      <span className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] md:items-baseline">
        <span className="min-w-0 font-mono text-[0.8125rem] text-ink wrap-anywhere">
          <span className="inline-block w-[4.5em] font-semibold">{method.toUpperCase()}</span>
          {path}
        </span>
        <span lang="en">{operation.summary}</span>
      </span>
    </summary>
    <div className="grid grid-cols-1 gap-4 pt-2 pb-6 pl-4 text-sm">
      {operation.description !== undefined && (
        <p lang="en" className="max-w-[62ch] text-ink-soft">
          <WithCode text={operation.description} />
        </p>
      )}
      <Parameters t={t} operation={operation} />
      {operation.requestBody && (
        <Bodies t={t} title={t("body")} content={operation.requestBody.content} />
      )}
      <Answers t={t} operation={operation} />
      <pre className="py-2.5 px-3.5 rounded-field border border-rule font-mono text-[0.8125rem] leading-[1.6] whitespace-pre-wrap wrap-anywhere">
        {curlLine({ origin, method, path }, operation, schemas)}
      </pre>
    </div>
  </details>
);

const Part = (props: { title: string; children: ReactNode }) => (
  <div className="grid min-w-0 grid-cols-1 gap-1.5">
    <h3 className="caption">{props.title}</h3>
    {props.children}
  </div>
);

const Parameters = ({ t, operation }: Pick<Props, "t" | "operation">) => {
  const named = (operation.parameters ?? []).filter((one) => "in" in one);
  if (named.length === 0) return null;
  return (
    <Part title={t("parameters")}>
      <ul className="grid gap-1.5">
        {named.map((one) => (
          <li key={one.name} className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
            <code className="font-mono text-[0.8125rem] font-semibold">{one.name}</code>
            <span className="text-ink-soft">
              {one.in}
              {one.required && `, ${t("required")}`}
            </span>
            <code translate="no" className="font-mono text-[0.8125rem]">
              <TypePieces schema={one.schema} />
            </code>
            <span className="text-ink-faint">{limitsOf(one.schema)}</span>
            {one.description !== undefined && <span lang="en">{one.description}</span>}
          </li>
        ))}
      </ul>
    </Part>
  );
};

const Bodies = (props: { t: ApiTexts; title: string; content: Content }) =>
  Object.entries(props.content).map(([type, { schema }]) => (
    <Part key={type} title={`${props.title} · ${type}`}>
      {schema ? <TypeBlock schema={schema} /> : <p className="text-ink-soft">{props.t("bytes")}</p>}
    </Part>
  ));

/** Those of success; errors are the same for all. */
const Answers = ({ t, operation }: Pick<Props, "t" | "operation">) =>
  Object.entries(operation.responses).map(([status, answer]) => {
    if (status === "304") {
      return (
        <p key={status} className="text-ink-soft">
          {t("notModified")}
        </p>
      );
    }
    if ("$ref" in answer) return null;
    const title = t("answer", { status });
    const { content } = answer;
    if (content) return <Bodies key={status} t={t} title={title} content={content} />;
    return (
      <Part key={status} title={title}>
        <p className="text-ink-soft">{t("noBody")}</p>
      </Part>
    );
  });

/** Text in which code stands between backticks. */
const WithCode = ({ text }: { text: string }) =>
  text.split("`").map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
      <code key={index} className="font-mono text-[0.92em]">
        {piece}
      </code>
    ),
  );
