import type { MetadataRoute } from "next";
import { requestLocale, texts } from "./texts.ts";

/** What a browser needs to install the product as an app, in the language that it asks for. */
const manifest = async (): Promise<MetadataRoute.Manifest> => {
  const t = await texts("shell");
  return {
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    name: t("product"),
    short_name: t("product"),
    description: t("tagline"),
    lang: await requestLocale(),
    categories: ["education", "productivity"],
    background_color: "#f7f5ef",
    theme_color: "#f7f5ef",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
};

export default manifest;
