import type { Metadata } from "next";
import { ClientTexts } from "#app/client-texts.tsx";
import { pageServices } from "#app/page-services.ts";
import { formatter, texts } from "#app/texts.ts";
import { BinActions } from "#components/home/bin-actions.tsx";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts("bin"))("title"),
});

/** What was deleted and is not gone yet: it comes back, or goes at once. */
const BinPage = async () => {
  const [t, home, format, { services, locale }] = await Promise.all([
    texts("bin"),
    texts("home"),
    formatter(),
    pageServices(),
  ]);
  const binned = await services.subjects.read.listBin(locale);
  const day = (time: string) => format.dateTime(new Date(time), { day: "numeric", month: "long" });
  return (
    <div className="page grid grid-cols-1 gap-8 pt-6 pb-28 sm:pt-12">
      <header className="grid max-w-2xl gap-2">
        <h1 className="font-serif text-3xl font-medium tracking-[-0.015em]">{t("title")}</h1>
        <p className="text-ink-soft">{t(binned.length === 0 ? "empty" : "lead")}</p>
      </header>
      {binned.length > 0 && (
        <ClientTexts namespaces={["shell", "bin"]}>
          <ul className="border-t border-rule">
            {binned.map((one) => (
              <li
                key={one.id}
                className="flex flex-wrap items-center gap-x-4 border-b border-rule py-3"
              >
                <span className="min-w-0 flex-[1_1_16rem]">
                  <span className="line-clamp-2 font-serif text-lg font-medium wrap-anywhere">
                    {one.title}
                  </span>
                  <span className="caption">
                    {one.kind === "source" ? t("source") : home(`kinds.${one.kind}`)}
                    {" · "}
                    {one.subject.name}
                    {" · "}
                    {t("goneAt", { date: day(one.goneAt) })}
                  </span>
                </span>
                <BinActions id={one.id} kind={one.kind} title={one.title} />
              </li>
            ))}
          </ul>
        </ClientTexts>
      )}
    </div>
  );
};

export default BinPage;
