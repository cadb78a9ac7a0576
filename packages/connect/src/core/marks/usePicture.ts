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

/** Time in which marks that arrive are shown together, in ms. */
const TOGETHER_MS = 100;

/** Tell that a mark arrived; not told yet. */
let arrived: (() => void)[] = [];

function showArrived(): void {
  const all = arrived;
  arrived = [];
  for (const show of all) show();
}

function useMark<Id extends string | number>(
  id: Id | undefined,
  load: (id: Id) => Promise<string | undefined>,
): string | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let listener: (() => void) | undefined = onChange;
      const want = () => {
        if (id === undefined || !listener) return;
        load(id).then(
          (mark) => {
            if (mark !== undefined) loaded.set(id, mark);
            // Those of a list arrive one after the other and are shown in one render.
            arrived.push(() => listener?.());
            if (arrived.length === 1) setTimeout(showArrived, TOGETHER_MS);
          },
          // Without it the letter stands; the next time it is shown, it is loaded again.
          () => {},
        );
      };
      // What stands around it is painted first: a frame's callbacks run before its paint.
      if (id !== undefined && !loaded.has(id) && !prefersReducedData())
        requestAnimationFrame(() => setTimeout(want));
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
