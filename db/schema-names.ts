/** Where the checkpointer and the queue keep their tables; ours are in `public`. */
export const checkpointSchema = "langgraph";
export const queueSchema = "boss";
