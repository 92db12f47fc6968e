import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { requestLocale, texts } from "#app/texts.ts";
import { ApiOperation } from "#components/settings/api-operation.tsx";
import { OpenApiLink } from "#components/settings/open-api-link.tsx";
import { TypeBlock } from "#components/settings/type-block.tsx";
import { errorStatus } from "#lib/errors.ts";
import { apiDescription, operationGroups } from "#lib/http/openapi/api-description.ts";
import { messagesIn } from "#lib/i18n/catalogue.ts";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts("api"))("title"),
});

type Group = keyof typeof operationGroups;
const groups = Object.keys(operationGroups) as Group[];

/** The description of the HTTP API for a person. */
const ApiPage = async () => {
  const [t, head] = await Promise.all([texts("api"), headers()]);
  const origin = `${head.get("x-forwarded-proto") ?? "http"}://${head.get("host")}`;
  const { body: description } = apiDescription();
  const { schemas } = description.components;
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return (
    <div className="page grid grid-cols-1 gap-12 pt-6 pb-24 sm:pt-12">
      <header className="grid gap-4">
        <h1 className="font-serif text-3xl font-medium tracking-[-0.015em]">{t("title")}</h1>
        <p className="max-w-[62ch]">
          {t("lead")} <OpenApiLink />
        </p>
        <p className="max-w-[62ch] text-ink-soft">{t("example")}</p>
        <nav aria-label={t("contents")}>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {groups.map((group) => (
              <Entry key={group} to={group}>
                {t(`groups.${group}`)}
              </Entry>
            ))}
            <Entry to="types">{t("schemas")}</Entry>
            <Entry to="errors">{t("errors.title")}</Entry>
          </ul>
        </nav>
      </header>
      {groups.map((group) => (
        <Section key={group} id={group} title={t(`groups.${group}`)}>
          <div className="border-t border-rule">
            {operations
              .filter(({ operation }) => operation.tags.includes(group))
              .map((one) => (
                <ApiOperation key={one.operation.operationId} {...{ ...one, t, origin, schemas }} />
              ))}
          </div>
        </Section>
      ))}
      <Section id="types" title={t("schemas")}>
        {Object.entries(schemas).map(([name, schema]) => (
          <div key={name} id={`type-${name}`} className="grid min-w-0 grid-cols-1 gap-1.5">
            <h3 className="font-mono text-sm font-semibold">{name}</h3>
            <TypeBlock schema={schema} />
          </div>
        ))}
      </Section>
      <Errors />
    </div>
  );
};

const Entry = (props: { to: string; children: ReactNode }) => (
  <li>
    <a href={`#${props.to}`} className="link inline-flex items-center pointer-coarse:min-h-11">
      {props.children}
    </a>
  </li>
);

const Section = (props: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={props.id} className="grid min-w-0 grid-cols-1 gap-4">
    <h2 id={props.id} className="scroll-mt-20 font-serif text-xl font-medium">
      {props.title}
    </h2>
    {props.children}
  </section>
);

/** Every code with its status, and the sentence that a person is told. */
const Errors = async () => {
  const [t, locale] = await Promise.all([texts("api"), requestLocale()]);
  const { errors } = messagesIn(locale);
  const codes = Object.entries(errorStatus) as [keyof typeof errorStatus, number][];
  return (
    <Section id="errors" title={t("errors.title")}>
      <p className="max-w-[62ch]">{t("errors.lead")}</p>
      <dl className="grid grid-cols-1 border-t border-rule text-sm">
        {codes
          .toSorted(([, a], [, b]) => a - b)
          .map(([code, status]) => (
            <div
              key={code}
              className="grid gap-x-6 gap-y-0.5 border-b border-rule py-2 md:grid-cols-[18rem_minmax(0,1fr)]"
            >
              <dt className="font-mono text-[0.8125rem] wrap-anywhere">
                <span className="inline-block w-[3.5em] font-semibold">{status}</span>
                {code}
              </dt>
              <dd className="max-w-[62ch] text-ink-soft">{errors[code]}</dd>
            </div>
          ))}
      </dl>
    </Section>
  );
};

export default ApiPage;
