import { useCallback, useState, useSyncExternalStore } from 'react';
import { prefersReducedData } from '../whenIdle.ts';

/** Attributes of an image. */
export interface Picture {
  readonly src: string;
  readonly onError: () => void;
}

/**
 * Picture of a wallet or network: the first given one that can be had, else its mark, which is loaded once it
 * is wanted. Undefined until then, without either, and for visitors who ask for reduced data.
 * @param id of the wallet (text) or chain (number)
 * @param load finds the mark's data address; stable across renders
 */
export function usePicture<Id extends string | number>(
  given: readonly (string | undefined)[],
  id: Id | undefined,
  load: (id: Id) => Promise<string | undefined>,
): Picture | undefined {
  const [missing, setMissing] = useState<readonly (string | undefined)[]>([undefined]);
  const isThere = (source: string | undefined) => !missing.includes(source);
  const own = given.find(isThere);
  const mark = useMark(own === undefined ? id : undefined, load);
  const src = own ?? mark;
  if (src === undefined || !isThere(src)) return undefined;
  return { src, onError: () => setMissing([...missing, src]) };
}

/** Marks loaded before, by id. */
const loaded = new Map<string | number | undefined, string>();

/** Marks to load: each loads one, and returns what shows it. */
let wanted: (() => Promise<() => void>)[] = [];

/**
 * Loads what is wanted once the rows around it are painted, and shows it in one render. A frame's callbacks run
 * before its paint.
 */
function loadWanted(): void {
  requestAnimationFrame(() =>
    setTimeout(async () => {
      const all = wanted;
      wanted = [];
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
        if (wanted.length === 0) loadWanted();
        wanted.push(async () => {
          // Without it the letter stands; the next time it is shown, it is loaded again.
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
