import type { Behaviour, Script } from './behaviour.ts';
import { createScript } from './createVerbs.ts';
import { type Asked, isAsked } from './questions.ts';

interface Entry {
  readonly asked: Asked;
  behaviour: Behaviour;
}

/** Scripts of the wallet: one-time ones in order, before permanent ones. */
export function createScripts() {
  let once: readonly Entry[] = [];
  let always: readonly Entry[] = [];

  function write(asked: Asked, add: (entry: Entry) => void): Script {
    let entry: Entry | undefined;
    return createScript((behaviour) => {
      if (entry) {
        entry.behaviour = behaviour;
        return;
      }
      entry = { asked, behaviour };
      add(entry);
    });
  }

  return {
    next: (asked?: Asked) =>
      write(asked, (entry) => {
        once = [...once, entry];
      }),
    always: (asked?: Asked) =>
      write(asked, (entry) => {
        always = [entry, ...always];
      }),
    /** Removes all scripts: the wallet approves. */
    reset(): void {
      once = [];
      always = [];
    },
    /** Behaviour for a request; a one-time script is consumed. */
    take(method: string): Behaviour {
      const next = once.find(({ asked }) => isAsked(asked, method));
      if (next) once = once.filter((entry) => entry !== next);
      const found = next ?? always.find(({ asked }) => isAsked(asked, method));
      return found?.behaviour ?? { kind: 'approve' };
    },
  };
}
