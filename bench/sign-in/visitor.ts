import { privateKeyToAccount } from 'viem/accounts';

/** How a server is spoken to. */
export interface Dialect {
  readonly nonce: string;
  readonly verify: string;
  readonly session: string;
  /** The account's address in what the session is answered with; `undefined` when there is none. */
  readonly addressOf: (answer: unknown) => unknown;
}

/** Signs in once as a visitor's browser does: nonce, signature, verification, session. */
export async function signInOnce(origin: string, dialect: Dialect, visitor: number): Promise<void> {
  const account = privateKeyToAccount(`0x${(visitor + 1).toString(16).padStart(64, '0')}`);
  const cookies = new Map<string, string>();

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0',
        // Every visitor from an address of their own, so that no limit of one's own is met.
        'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  const answer = await ask('POST', dialect.nonce, {});
  const nonce = typeof answer === 'object' && answer && 'nonce' in answer ? answer.nonce : '';
  const message = [
    `${new URL(origin).host} wants you to sign in with your Ethereum account:`,
    account.address,
    '',
    'Sign in to Harbour.',
    '',
    `URI: ${origin}`,
    'Version: 1',
    'Chain ID: 1',
    `Nonce: ${nonce}`,
    `Issued At: ${new Date().toISOString()}`,
  ].join('\n');
  const signature = await account.signMessage({ message });
  await ask('POST', dialect.verify, { message, signature });
  const found = dialect.addressOf(await ask('GET', dialect.session));
  if (String(found).toLowerCase() !== account.address.toLowerCase())
    throw new Error(`Not signed in as ${account.address}: ${String(found)}`);
}
