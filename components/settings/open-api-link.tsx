/** The file that describes the HTTP API, for programs. */
export const OpenApiLink = () => (
  <a href="/api/openapi.json" className="link font-mono text-[0.875rem]">
    /api/openapi.json
  </a>
);
