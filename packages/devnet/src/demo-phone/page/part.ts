/** A part of the page: what it shows, and how it follows what changes. */
export type Part = { node: HTMLElement; refresh(): void };

/** Runs what a person asked for and says in the page how it went. */
export type Act = (work: () => Promise<void>, said: { doing?: string; done: string }) => void;
