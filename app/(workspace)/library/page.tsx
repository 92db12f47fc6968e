import type { Metadata } from "next";
import { ClientTexts } from "#app/client-texts.tsx";
import { pageServices } from "#app/page-services.ts";
import { texts } from "#app/texts.ts";
import { LibraryWorkspace } from "#components/library/library-workspace.tsx";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts("library"))("title"),
});

const LibraryPage = async () => {
  const [t, { services, locale }] = await Promise.all([texts("library"), pageServices()]);
  const view = await services.library.read.getLibrary(locale);
  const { offline, roles } = await services.settings.read.modelStatus();
  const sendsAll = roles.some(({ role, model }) => role === "embedding" && model !== null);
  const lead = sendsAll ? "leadMeaning" : offline ? "lead" : "leadModel";
  return (
    <div className="page grid max-w-4xl gap-8 pt-6 pb-24 sm:pt-12">
      <header className="grid gap-3">
        <h1 className="font-serif text-3xl font-medium tracking-[-0.015em]">{t("title")}</h1>
        <p className="font-serif text-lg text-ink-soft">{t(lead)}</p>
      </header>
      <ClientTexts namespaces={["shell", "library", "noteFiles"]}>
        <LibraryWorkspace view={view} />
      </ClientTexts>
    </div>
  );
};

export default LibraryPage;
