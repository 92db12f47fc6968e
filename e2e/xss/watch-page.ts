import type { Page } from "@playwright/test";

/** What a page did that only an attack could make it do, in words. */
export interface Watch {
  readonly seen: readonly string[];
  /** Looks at the page as it stands now. */
  readonly look: () => Promise<void>;
}

/** Follows a page from its first moment: scripts, dialogs, requests, refusals by its policy. */
export const watchPage = async (page: Page, origin: string): Promise<Watch> => {
  const seen: string[] = [];
  await page.exposeFunction("reportAttack", (what: string) => seen.push(what));
  await page.addInitScript(() => {
    const report = (what: string) => {
      const tell: unknown = Reflect.get(window, "reportAttack");
      if (typeof tell === "function") tell(what);
    };
    Object.defineProperty(window, "__xss", { set: () => report("a script ran"), get: () => 0 });
    document.addEventListener("securitypolicyviolation", (event) => {
      report(`policy ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on("dialog", (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on("pageerror", (error) => seen.push(`error ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error")
      seen.push(`console ${message.text()} ${message.location().url}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) seen.push(`request ${url}`);
  });
  const look = async () => {
    seen.push(...(await page.evaluate(foreignNodes)));
  };
  return { seen, look };
};

/** Elements, attributes and addresses that no text may bring into a page. Runs in the page. */
const foreignNodes = (): string[] => {
  const foreign = "iframe, object, embed, base, video, audio, marquee, img, meta[http-equiv]";
  // What a script with a nonce loads needs none (strict-dynamic): Next's own chunks.
  const scripts = 'script:not([nonce]):not([src^="/_next/static/"])';
  const elements = [...document.querySelectorAll(`${foreign}, ${scripts}`)];
  const attributes = [...document.querySelectorAll("*")]
    .flatMap((element) => [...element.attributes])
    .filter(({ name, value }) => {
      // React's own guard in forms that a function handles.
      if (/^javascript:throw new Error\('(A )?React form /.test(value)) return false;
      const isAddress = /^(href|src|action|formaction|xlink:href)$/i.test(name);
      return /^on/i.test(name) || (isAddress && !/^(https?:|mailto:|[/#?]|$)/i.test(value));
    });
  return [
    ...elements.map(({ outerHTML }) => outerHTML),
    ...attributes.map(({ name, value }) => `${name}="${value}"`),
  ];
};
