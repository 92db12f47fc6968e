import { sampleNote } from "#lib/samples/sample-note.ts";

/** Has a running product make a quiz of the sample note; answers with its id when it is done. */
export const madeQuiz = async (address: string): Promise<string> => {
  const created = await fetch(`${address}/api/threads`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind: "quiz", text: sampleNote("en") }),
  });
  const { id } = (await created.json()) as { id: string };
  for (;;) {
    const answer = await fetch(`${address}/api/threads/${id}`);
    const { status } = (await answer.json()) as { status: string };
    if (status === "done") return id;
    if (status !== "running") throw new Error(`The quiz ended as ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};
