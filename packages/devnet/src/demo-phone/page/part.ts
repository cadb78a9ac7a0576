/** Part of the page: its node, and an update after changes. */
export type Part = { node: HTMLElement; refresh(): void };

/** Runs an action of the person and shows its outcome in the page. */
export type Act = (work: () => Promise<void>, said: { doing?: string; done: string }) => void;
