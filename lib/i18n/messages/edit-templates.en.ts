/** Common corrections: what the menu says, and the request on the whole document and on a marked passage. */
export const editTemplatesEn = {
  examples: {
    label: "More examples",
    document:
      "Add worked examples where the text has none, each right after the idea that it illustrates.",
    passage: "Add one or two worked examples to this passage.",
  },
  derive: {
    label: "Derive step by step",
    document: "Derive every formula step by step and say what each step uses.",
    passage: "Derive this step by step and say what each step uses.",
  },
  shorter: {
    label: "Shorter",
    document: "Make the text shorter without losing a definition, a formula or a condition.",
    passage: "Make this shorter without losing a definition, a formula or a condition.",
  },
  simpler: {
    label: "Simpler",
    document:
      "Explain the difficult passages in simpler words and keep the exact statements next to them.",
    passage: "Explain this in simpler words and keep the exact statement next to it.",
  },
  definitions: {
    label: "Define the terms",
    document: "Define every term before it is used for the first time.",
    passage: "Define every term that this passage uses.",
  },
  analogy: {
    label: "Add an analogy",
    document: "Add analogies for the ideas that are hardest to picture.",
    passage: "Add an analogy that makes this easy to picture, and say where it breaks down.",
  },
  mistakes: {
    label: "Find mistakes",
    document: "Look for mistakes in facts, formulas and language, and correct each one.",
    passage: "Look for mistakes in this passage and correct each one.",
  },
  structure: {
    label: "Clearer structure",
    document: "Give the text clearer headings and turn enumerations into lists.",
    passage: "Give this passage a clearer structure: paragraphs, a list or a table where it helps.",
  },
};
