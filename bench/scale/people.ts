import { createHash } from 'node:crypto';
import { seededRandom } from '../../e2e/weather/delays.ts';
import { signInMessage } from '../sign-in/signInMessage.ts';
import { newKey } from '../sign-in/visitor.ts';
import { sessionToken } from './population.ts';
import type { Answer } from './wire.ts';

/** Host that visitors open; the proxy in front forwards it. */
export const HOST = 'wallet.example.org';

/** Kinds of requests, as they are reported. The message comes after its nonce, and is measured with it. */
const KINDS = [
  'page, from the cache',
  'page, whole',
  'file of the page',
  'configuration',
  'session',
  'sign-in: nonce',
  'sign-in: nonce and message',
  'list of sessions',
  'contacts',
  'contact, added',
  'passkey, found',
  'networks, read',
] as const;
export type Kind = (typeof KINDS)[number];

/** Request or pause of a person. */
export type Step =
  | { readonly kind: Kind; readonly request: string; readonly read?: (answer: Answer) => void }
  | { readonly pauseMs: number };

/** Facts of the served page. */
export interface Page {
  readonly etag: string;
  readonly files: readonly string[];
  readonly population: { readonly accounts: number; readonly passkeys: number };
}

/** Visits of one place at the page, one after the other and without an end: the same for the same seed. */
export function* visit(page: Page, seed: number, place: number): Generator<Step, never> {
  const random = seededRandom(seed, `visitor ${place}`);
  for (let turn = 0; ; turn += 1) {
    const person = new Person(page, random, `${place} ${turn}`);
    const share = random();
    // Of a hundred visits: 55 look and leave, 30 are signed in from before, 10 sign in, 5 have a passkey.
    if (share < 0.55) yield* person.look();
    else if (share < 0.85) yield* person.comeBack();
    else if (share < 0.95) yield* person.signIn();
    else yield* person.comeByPasskey();
  }
}

/** Keys of those who sign in. Few, as it takes the clients long to compute an address. */
const KEYS = 1_000;
const keys = new Map<number, ReturnType<typeof newKey>>();

function findKey(index: number): ReturnType<typeof newKey> {
  const known = keys.get(index) ?? newKey(index + 1);
  keys.set(index, known);
  return known;
}

/** Requests of one visitor in a second, by kind: of so many visits, without sending them. */
export function countRequests(page: Page, seed: number): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  let seconds = 0;
  for (let place = 0; place < 200; place += 1) {
    let leftMs = 1_800_000;
    for (const step of visit(page, seed, place)) {
      if ('pauseMs' in step) leftMs -= step.pauseMs;
      else counts.set(step.kind, (counts.get(step.kind) ?? 0) + 1);
      if (leftMs <= 0) break;
    }
    seconds += (1_800_000 - leftMs) / 1_000;
  }
  return new Map([...counts].map(([kind, count]) => [kind, count / seconds]));
}

type Steps = Generator<Step, void>;

/** Person with a browser. */
export class Person {
  readonly page: Page;
  readonly random: () => number;
  readonly name: string;
  readonly client: string;
  cookies = '';

  constructor(page: Page, random: () => number, name: string) {
    this.page = page;
    this.random = random;
    this.name = name;
    const part = () => Math.floor(random() * 254) + 1;
    this.client = `10.${part()}.${part()}.${part()}`;
  }

  /** First visit, with an empty cache. */
  *look(): Steps {
    yield this.get('page, whole', '/');
    for (const file of this.page.files) yield this.get('file of the page', file);
    yield this.get('configuration', '/config.json');
    yield this.get('session', '/auth/session');
    yield this.pause(40_000);
  }

  /** Visit of a person whose account is connected and signed in. */
  *comeBack(): Steps {
    this.restoreSession();
    yield* this.open();
    yield* this.use();
  }

  *signIn(): Steps {
    yield* this.open();
    yield this.pause(5_000);
    yield* this.prove();
    yield* this.use();
  }

  /** Sends a message, signed by a new key, for a session. */
  *prove(): Steps {
    const key = findKey(Math.floor(this.random() * KEYS));
    let nonce = '';
    yield {
      ...this.post('sign-in: nonce', '/auth/nonce', {}),
      read: ({ head, body }) => {
        this.keep(head);
        nonce = /"nonce":"(\w+)"/.exec(body)?.[1] ?? '';
      },
    };
    const message = signInMessage(`https://${HOST}`, key.address, nonce);
    const sent = { message, signature: key.sign(message) };
    yield {
      ...this.post('sign-in: nonce and message', '/auth/verify', sent),
      read: ({ head }) => this.keep(head),
    };
  }

  /** Takes over the cookie of an account that signed in before. */
  restoreSession(): void {
    const account = 1 + Math.floor(this.random() * this.page.population.accounts);
    this.cookies = `__Host-mooring-session=${sessionToken(account)}`;
  }

  *comeByPasskey(): Steps {
    yield* this.open();
    yield this.findPasskey();
    yield* this.use();
  }

  findPasskey(): Step {
    const passkey = 1 + Math.floor(this.random() * this.page.population.passkeys);
    const id = createHash('sha256').update(`passkey ${passkey}`).digest('hex').slice(0, 28);
    return this.get('passkey, found', `/accounts/${id}`);
  }

  /** Opens the page with its files in the cache. */
  *open(): Steps {
    yield this.get('page, from the cache', '/', `if-none-match: ${this.page.etag}\r\n`);
    yield this.get('configuration', '/config.json');
    yield this.get('session', '/auth/session');
    yield this.readNetwork();
  }

  /** Two to five minutes with balances in view, which are read each block, and some of the places. */
  *use(): Steps {
    const blocks = 10 + Math.floor(this.random() * 15);
    const isSignedIn = this.cookies.includes('session=');
    for (let block = 0; block < blocks; block += 1) {
      yield { pauseMs: 12_000 };
      yield this.readNetwork();
      const share = this.random();
      if (!isSignedIn || share > 0.2) continue;
      if (share < 0.08) yield this.get('contacts', '/contacts');
      else if (share < 0.12) yield this.get('list of sessions', '/auth/sessions');
      else if (share < 0.16) yield this.get('session', '/auth/session');
      else yield this.addContact(block);
    }
  }

  addContact(number: number): Step {
    const address = `0x${createHash('sha256').update(`${this.name} ${number}`).digest('hex').slice(0, 40)}`;
    const contact = { name: `Berth ${number}`, address, note: '' };
    return this.post('contact, added', '/contacts', contact);
  }

  /** Reads a balance and the tokens, in the newest block: a batch, as the page sends it. */
  readNetwork(): Step {
    const address = `0x${createHash('sha256').update(this.name).digest('hex').slice(0, 40)}`;
    const call = {
      to: '0xca11bde05977b3631167028862be2a173976ca11',
      data: `0x${'ab'.repeat(200)}`,
    };
    return this.post('networks, read', '/rpc/1', [
      { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] },
      { jsonrpc: '2.0', id: 2, method: 'eth_call', params: [{ ...call, from: address }, 'latest'] },
    ]);
  }

  pause(meanMs: number): Step {
    return { pauseMs: meanMs * (0.5 + this.random()) };
  }

  keep(head: string): void {
    for (const [, cookie = ''] of head.matchAll(/\r\nset-cookie: ([^;]+)/gi)) {
      const [name = ''] = cookie.split('=');
      const others = this.cookies
        .split('; ')
        .filter((each) => each && !each.startsWith(`${name}=`));
      this.cookies = [...others, cookie].join('; ');
    }
  }

  get(kind: Kind, path: string, more = '') {
    return { kind, request: `GET ${path} HTTP/1.1\r\n${this.headers()}${more}\r\n` };
  }

  post(kind: Kind, path: string, value: unknown) {
    const body = JSON.stringify(value);
    const type = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    return { kind, request: `POST ${path} HTTP/1.1\r\n${this.headers()}${type}\r\n${body}` };
  }

  headers(): string {
    const cookie = this.cookies === '' ? '' : `cookie: ${this.cookies}\r\n`;
    return (
      `host: ${HOST}\r\norigin: https://${HOST}\r\nsec-fetch-site: same-origin\r\nx-forwarded-for: ${this.client}\r\n` +
      'user-agent: Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0\r\n' +
      `accept-encoding: gzip, br\r\naccept-language: en\r\n${cookie}`
    );
  }
}
