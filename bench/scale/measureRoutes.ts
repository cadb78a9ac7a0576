import { seededRandom } from '../../e2e/weather/delays.ts';
import { type Kind, type Page, Person, type Step } from './people.ts';
import { type Instance, readCpu } from './startServers.ts';
import type { Wire } from './wire.ts';

/** Cost of one kind of request. */
export interface RouteCost {
  readonly kind: Kind;
  /** Processor time of the server for one of them. */
  readonly cpuSeconds: number;
  /** In ms. */
  readonly times: readonly number[];
}

const AT_ONCE = 16;
/** People who send one kind of request; few are new, as of those who visit. */
const PEOPLE = 256;
/** Processor time of the server in which one kind is measured, in seconds; and the longest time for it, in ms. */
const CPU_SECONDS = 0.5;
const LONGEST_MS = 6_000;

/** Requests of a person, by kind; the last answer is measured. */
const kinds: readonly (readonly [
  kind: Kind,
  steps: (person: Person, turn: number) => Iterable<Step>,
])[] = [
  ['page, whole', (person) => [person.get('page, whole', '/')]],
  [
    'page, from the cache',
    (person) => [person.get('page, from the cache', '/', `if-none-match: ${person.page.etag}\r\n`)],
  ],
  ['file of the page', (person) => [person.get('file of the page', person.page.files[0] ?? '/')]],
  ['configuration', (person) => [person.get('configuration', '/config.json')]],
  ['session', (person) => [signedIn(person).get('session', '/auth/session')]],
  ['list of sessions', (person) => [signedIn(person).get('list of sessions', '/auth/sessions')]],
  ['sign-in: nonce and message', (person) => person.prove()],
  ['contacts', (person) => [signedIn(person).get('contacts', '/contacts')]],
  ['contact, added', (person, turn) => [signedIn(person).addContact(turn)]],
  ['passkey, found', (person) => [person.findPasskey()]],
  ['networks, read', (person) => [person.readNetwork()]],
];

function signedIn(person: Person): Person {
  person.restoreSession();
  return person;
}

/** Measures each kind of request alone, one after the other. */
export async function measureRoutes(
  wire: Wire,
  page: Page,
  instance: Instance,
  seed: number,
): Promise<readonly RouteCost[]> {
  const costs: RouteCost[] = [];
  for (const [kind, stepsOfKind] of kinds) {
    const random = seededRandom(seed, kind);
    const people = Array.from(
      { length: PEOPLE },
      (_, index) => new Person(page, random, `${kind} ${index}`),
    );
    let turn = 0;
    const repeat = async (isOver: () => boolean, times: number[]) => {
      while (!isOver()) {
        turn += 1;
        const began = performance.now();
        const person = people[turn % PEOPLE];
        if (!person) return;
        for (const step of stepsOfKind(person, turn)) {
          if ('pauseMs' in step) continue;
          const answer = await wire.send(step.request);
          if (answer.status >= 400) throw new Error(`${kind}: ${answer.status} ${answer.body}`);
          step.read?.(answer);
        }
        times.push(performance.now() - began);
      }
    };
    const measureFor = async (cpuSeconds: number) => {
      const times: number[] = [];
      const before = await readCpu([instance]);
      const end = performance.now() + LONGEST_MS;
      let used = 0;
      const isOver = () => used >= cpuSeconds || performance.now() > end;
      const watch = async () => {
        while (!isOver()) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          used = (await readCpu([instance])) - before;
        }
      };
      await Promise.all([watch(), ...Array.from({ length: AT_ONCE }, () => repeat(isOver, times))]);
      return { times, cpuSeconds: ((await readCpu([instance])) - before) / times.length };
    };
    await measureFor(CPU_SECONDS / 2);
    costs.push({ kind, ...(await measureFor(CPU_SECONDS)) });
  }
  return costs;
}
