"use client";

import { useCallback, useEffect, useState } from "react";
import type { FoundServer } from "#lib/schemas/model-settings.ts";
import { sendJson } from "../hooks/send-json.ts";
import { useRefusal } from "./use-model-desk.ts";

/** Model servers on this computer, looked for when the page opens and whenever `changed` is another. */
export const useServers = (may: boolean, changed: string) => {
  const refused = useRefusal();
  const [found, setFound] = useState<readonly FoundServer[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [looked, setLooked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when asked or changed, not when words change
  useEffect(() => {
    if (!may) return;
    let over = false;
    const look = async () => {
      const sent = await sendJson<{ servers: FoundServer[] }>(
        "GET",
        "/api/settings/models/servers",
      );
      if (over) return;
      setFound(sent.ok ? sent.value.servers : []);
      setRefusal(sent.ok ? null : refused(sent));
    };
    void look();
    return () => {
      over = true;
    };
  }, [may, changed, looked]);
  const look = useCallback(() => {
    setFound(null);
    setLooked((times) => times + 1);
  }, []);
  return { found, refusal, look };
};

export type Servers = ReturnType<typeof useServers>;
