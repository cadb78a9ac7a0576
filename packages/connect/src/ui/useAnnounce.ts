import { useMooring } from '../core/MooringContext.ts';

/**
 * Returns a function that announces a sentence to screen readers once, for visible changes in the host's page.
 *
 * @example
 * ```tsx
 * import { useAnnounce } from '@mooring/connect';
 *
 * export function Save() {
 *   const announce = useAnnounce();
 *   return <button onClick={() => announce('Saved.')}>Save</button>;
 * }
 * ```
 */
export function useAnnounce(): (sentence: string) => void {
  return useMooring().announcer.say;
}
