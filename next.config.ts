import type { NextConfig } from "next";

const config: NextConfig = {
  // PGlite finds its WebAssembly beside its own files, which bundling would move.
  serverExternalPackages: ["@electric-sql/pglite"],
  poweredByHeader: false,
  // `npm test` checks the types; a start must not spend a reader's time on it.
  typescript: { ignoreBuildErrors: true },
  // The embedded database lives in the project folder; a lock file above it must not move the root.
  turbopack: { root: import.meta.dirname },
};

export default config;
