import { useCallback, useState, useSyncExternalStore } from 'react';
import { prefersReducedData } from '../whenIdle.ts';

/** Attributes of an image. */
export interface Picture {
  readonly src: string;
  readonly onError: () => void;
}

/**
 * Returns the picture of a wallet or network: the first given one that loads, else its mark, which loads when the
 * component renders. Undefined until then, without either, and for visitors who prefer reduced data.
 * @param id of the wallet (text) or chain (number)
 * @param load finds the mark's data address; stable across renders
 */
export function usePicture<Id extends string | number>(
  given: readonly (string | undefined)[],
  id: Id | undefined,
  load: (id: Id) => Promise<string | undefined>,
): Picture | undefined {
  const [missing, setMissing] = useState<readonly (string | undefined)[]>([undefined]);
  const isAvailable = (source: string | undefined) => !missing.includes(source);
  const source = given.find(isAvailable);
  const mark = useMark(source === undefined ? id : undefined, load);
  const src = source ?? mark;
  if (src === undefined || !isAvailable(src)) return undefined;
  return { src, onError: () => setMissing([...missing, src]) };
}

/** Loaded marks, by id. */
const loaded = new Map<string | number | undefined, string>();

/** Queue of marks: each function loads a mark and returns a function that shows it. */
let queue: (() => Promise<() => void>)[] = [];

/**
 * Loads the queued marks after the next paint, and shows them in one render. Callbacks of a frame run before its paint.
 */
function loadQueue(): void {
  requestAnimationFrame(() =>
    setTimeout(async () => {
      const all = queue;
      queue = [];
      for (const show of await Promise.all(all.map((load) => load()))) show();
    }),
  );
}

function useMark<Id extends string | number>(
  id: Id | undefined,
  load: (id: Id) => Promise<string | undefined>,
): string | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let listener: (() => void) | undefined = onChange;
      if (id !== undefined && !loaded.has(id) && !prefersReducedData()) {
        if (queue.length === 0) loadQueue();
        queue.push(async () => {
          // On failure the letter stays; the mark loads again the next time it renders.
          const mark = listener && (await load(id).catch(() => undefined));
          if (mark !== undefined) loaded.set(id, mark);
          return () => listener?.();
        });
      }
      return () => {
        listener = undefined;
      };
    },
    [id, load],
  );
  return useSyncExternalStore(
    subscribe,
    () => loaded.get(id),
    () => undefined,
  );
}
