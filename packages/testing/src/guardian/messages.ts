import * as v from 'valibot';

const number = v.exactOptional(v.number());

/** Shape of an order to start a process. */
export const order = v.object({
  id: v.number(),
  command: v.string(),
  args: v.pipe(v.array(v.string()), v.readonly()),
  /** Source of a pattern that its output matches once it is ready; null when it only has to end. */
  ready: v.nullable(v.string()),
  /** Options of `spawn`. */
  options: v.object({
    cwd: v.exactOptional(v.string()),
    env: v.exactOptional(v.record(v.string(), v.optional(v.string()))),
    uid: number,
    gid: number,
  }),
});

export type Order = v.InferOutput<typeof order>;

/** Shape of a report on the process of an order. */
export const report = v.object({
  id: v.number(),
  state: v.picklist(['spawned', 'ready', 'ended']),
  /** 0 when the command could not be run. */
  pid: v.number(),
  /** Exit code; null while it runs, and when a signal ended it. */
  code: v.nullable(v.number()),
  /** The end of its output. */
  output: v.string(),
});

export type Report = v.InferOutput<typeof report>;
