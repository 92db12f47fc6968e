import type { NextConfig } from "next";

const config: NextConfig = {
  // PGlite finds its WebAssembly beside its own files, which bundling would move.
  serverExternalPackages: ["@electric-sql/pglite"],
  poweredByHeader: false,
  // Pages for who changes Lectern are named `page.dev.tsx`; what is built has none of them.
  pageExtensions: [
    ...["tsx", "ts"],
    ...(process.env.NODE_ENV === "development" ? ["dev.tsx"] : []),
  ],
  // `npm test` checks the types; a start must not spend a reader's time on it.
  typescript: { ignoreBuildErrors: true },
  // The embedded database lives in the project folder; a lock file above it must not move the root.
  turbopack: { root: import.meta.dirname },
  // Nobody has use of these: source maps of the server (220 MB that nothing reads) and a cache for the next build (280 MB).
  experimental: {
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
  },
  // In development pages poll once a second.
  logging: { incomingRequests: { ignore: [/^\/api\//] } },
  // The paths that older clients speak.
  rewrites: async () =>
    ["/document/:threadId", "/edit/:threadId", "/edit/:threadId/patch"].map((source) => ({
      source,
      destination: `/api${source}`,
    })),
};

export default config;
