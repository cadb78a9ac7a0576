import { useMooring } from '../core/MooringContext.ts';

/** Tells screen readers a sentence, once. For what a host's own page changes before a sighted person's eyes. */
export function useAnnounce(): (sentence: string) => void {
  return useMooring().announcer.say;
}
