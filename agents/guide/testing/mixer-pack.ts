import type { NewPack } from "#db/testing/new-pack.ts";

/** A made-up product: what a guide answers from in tests. Its steps name controls, so that screens can be made for them. */
export const mixerPack: Omit<NewPack, "ownerId"> = {
  pack: {
    product: "Brightmix Studio",
    titles: { en: "Brightmix Studio", ru: "Brightmix Studio" },
    versions: ["2", "3", "3.1", "3.2"],
    editions: ["Lite", "Home", "Studio"],
  },
  sections: [
    {
      title: "Exporting a song",
      path: ["Files"],
      text: `A finished song is written into one audio file. Silence at the end is cut off.

1. Open the **File** menu.
2. Choose **Export Song** there.
3. In the dialog, press **Render**.

The file lies beside the project then. A song with more than one tempo takes longer.`,
    },
    {
      title: "Splitting a song into stems",
      path: ["Audio"],
      editions: ["Studio"],
      since: "3.1",
      text: `Stem Splitter takes a song apart into voice, drums and bass.

1. Select the clip.
2. Click **Split Stems** in the toolbar.
3. Wait until the new tracks appear.

Only clips shorter than ten minutes are split.`,
    },
    {
      title: "Stem Splitter settings",
      path: ["Audio"],
      editions: ["Studio"],
      text: `Open **Preferences**. Choose **Stem Quality** in the list. High quality takes four times as long.`,
    },
    {
      title: "Recording a voice",
      path: ["Recording"],
      text: `Plug in the microphone. Create an audio track. Click **Arm** on the track. Press the space bar to begin.`,
    },
    {
      title: "The metronome",
      path: ["Recording"],
      text: `The metronome clicks on each beat. Its volume is set in the mixer. It is never part of an exported song.`,
    },
  ],
  differences: [
    {
      feature: "Stem Splitter, splitting into stems",
      fact: "Stem Splitter belongs to the Studio edition only.",
      since: "3.1",
      editions: ["Studio"],
      source: "Brightmix edition table",
      doubt: "a review of 2024 saw it in Home",
    },
    {
      feature: "Audio tracks",
      fact: "Lite holds eight audio tracks.",
      editions: ["Lite"],
      limit: "8 tracks",
      source: "Brightmix edition table",
    },
  ],
};
