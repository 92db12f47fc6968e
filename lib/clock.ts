/** The present moment; passed in wherever a test must fix it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
