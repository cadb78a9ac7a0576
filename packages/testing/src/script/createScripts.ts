import { type Behaviour, createScript, type Script } from './verbs.ts';

/** Kinds of prompts, and the methods that cause them. */
const methodsOfVerbs = {
  connect: ['eth_requestAccounts', 'wallet_requestPermissions', 'wallet_connect'],
  sign: ['personal_sign', 'eth_signTypedData_v4'],
  send: ['eth_sendTransaction', 'wallet_sendCalls'],
  switch: ['wallet_switchEthereumChain', 'wallet_addEthereumChain'],
  other: ['wallet_watchAsset'],
} as const;

/**
 * Requests a script applies to: a kind (`connect`, `sign`, `send` or `switch`), one method by name, or
 * undefined for all methods with a prompt; reads are not affected.
 */
export type RequestFilter = string | undefined;

const promptMethods: readonly string[] = Object.values(methodsOfVerbs).flat();

/**
 * Returns `asked`.
 *
 * @throws {TypeError} for a name that is neither of a kind nor of a method, such as a misspelt kind
 */
export function checkFilter(asked: RequestFilter): RequestFilter {
  // Names of methods have a namespace.
  if (asked === undefined || isPromptKind(asked) || /^\w+[_.]\w+$/.test(asked)) return asked;
  throw new TypeError(
    `${asked} is not requested by any page: write connect, sign, send or switch, or the name of a method.`,
  );
}

/** Returns true for methods a script applies to. */
export function matchesFilter(asked: RequestFilter, method: string): boolean {
  if (asked === undefined) return promptMethods.includes(method);
  const methods: readonly string[] = isPromptKind(asked) ? methodsOfVerbs[asked] : [asked];
  return methods.includes(method);
}

function isPromptKind(name: string): name is keyof typeof methodsOfVerbs {
  return Object.hasOwn(methodsOfVerbs, name);
}

interface Entry {
  readonly asked: RequestFilter;
  behaviour: Behaviour;
}

/** Scripts of the wallet: one-time ones in order, before permanent ones. */
export function createScripts() {
  let once: readonly Entry[] = [];
  let always: readonly Entry[] = [];

  function write(filter: RequestFilter, add: (entry: Entry) => void): Script {
    const asked = checkFilter(filter);
    let entry: Entry | undefined;
    return createScript((behaviour) => {
      if (entry) {
        if (!once.includes(entry) && !always.includes(entry)) {
          throw new Error('This script is used or was reset: call next() or always() again.');
        }
        entry.behaviour = behaviour;
        return;
      }
      entry = { asked, behaviour };
      add(entry);
    });
  }

  return {
    next: (asked?: RequestFilter) =>
      write(asked, (entry) => {
        once = [...once, entry];
      }),
    always: (asked?: RequestFilter) =>
      write(asked, (entry) => {
        always = [entry, ...always];
      }),
    /** Removes all scripts: the wallet approves. */
    reset(): void {
      once = [];
      always = [];
    },
    /** Behaviour for a request, if there is a script for it; a one-time script is consumed. */
    take(method: string): Behaviour | undefined {
      const next = once.find(({ asked }) => matchesFilter(asked, method));
      if (next) once = once.filter((entry) => entry !== next);
      const found = next ?? always.find(({ asked }) => matchesFilter(asked, method));
      return found?.behaviour;
    },
  };
}
