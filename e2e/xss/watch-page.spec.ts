import { createServer, type Server } from "node:http";
import { expect, test } from "@playwright/test";
import { watchPage } from "./watch-page.ts";

/** A page as it would be if its texts were put in unchanged. */
const careless = `<!doctype html><main>
  <script>window.__xss=1</script><img src="/x" onerror="alert(1)">
  <a href="javascript:window.__xss=1">click</a><iframe></iframe>
  <link rel="stylesheet" href="https://evil.invalid/x.css">
</main>`;

let server: Server;
let origin: string;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    response.writeHead(request.url === "/" ? 200 : 404, { "content-type": "text/html" });
    response.end(request.url === "/" ? careless : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  origin = `http://127.0.0.1:${address.port}`;
});

test.afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

test("an attack that succeeds is seen in every way in which it shows", async ({ page }) => {
  const watch = await watchPage(page, origin);
  await page.goto(`${origin}/`);
  await watch.look();
  const seen = watch.seen.join("\n");
  for (const sign of [
    "a script ran",
    "dialog 1",
    "request https://evil.invalid/x.css",
    'href="javascript:window.__xss=1"',
    'onerror="alert(1)"',
    "<iframe>",
    "<script>window.__xss=1</script>",
  ]) {
    expect(seen).toContain(sign);
  }
});
