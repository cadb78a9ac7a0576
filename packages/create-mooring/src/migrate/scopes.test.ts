import { parse } from '@babel/parser';
import { describe, expect, it } from 'vitest';
import type { KitName } from './kits.ts';
import { rewriteSource } from './rewriteSource.ts';

function rewrite(from: KitName, code: string) {
  const { code: text, notes } = rewriteSource(code, 'App.tsx', {
    from,
    findConfig: () => undefined,
  });
  // Throws for a name that is declared twice, too.
  parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  return { text, notes: notes.map(({ text: note }) => note) };
}

describe('names of the application', () => {
  it.each<[title: string, from: KitName, code: string, kept: readonly string[]]>([
    [
      'a state of the same name in another component',
      'connectkit',
      `import { useModal } from 'connectkit';
export function Board() {
  const { setOpen } = useModal();
  return <button onClick={() => setOpen(true)} />;
}
export function Menu() {
  const [open, setOpen] = useState(false);
  return <b hidden={!open} onClick={() => setOpen(true)} onBlur={() => setOpen(false)} />;
}
`,
      ['<b hidden={!open} onClick={() => setOpen(true)} onBlur={() => setOpen(false)} />'],
    ],
    [
      'a parameter of a function inside, in types too',
      'appkit',
      `import { useAppKit } from '@reown/appkit/react';
export function Board({ onChange }: { onChange: (open: boolean) => void }) {
  const { open } = useAppKit();
  const tell = (open: boolean) => onChange(open);
  return <Menu onChange={tell} onClick={() => open()} items={items.filter(({ open }) => open)} />;
}
`,
      [
        'const tell = (open: boolean) => onChange(open);',
        '{ onChange: (open: boolean) => void }',
        '.filter(({ open }) => open)',
      ],
    ],
    [
      'a chain of a list inside ConnectKit’s button',
      'connectkit',
      `import { ConnectKitButton } from 'connectkit';
export const Bar = () => (
  <ConnectKitButton.Custom>
    {({ chain, show }) => <b onClick={show} title={chain.name}>{chains.map((chain) => chain.name)}</b>}
  </ConnectKitButton.Custom>
);
`,
      ['chains.map((chain) => chain.name)', 'title={network?.chain.name}'],
    ],
    [
      'a chain of a list inside RainbowKit’s button',
      'rainbowkit',
      `import { ConnectButton } from '@rainbow-me/rainbowkit';
export const Bar = () => (
  <ConnectButton.Custom>
    {({ chain }) => <b title={chain.name}>{chains.map((chain) => chain.name)}</b>}
  </ConnectButton.Custom>
);
`,
      ['chains.map((chain) => chain.name)', 'title={chain.chain?.name}'],
    ],
    [
      'a status and a sign-in of other libraries',
      'rainbowkit',
      `import { ConnectButton } from '@rainbow-me/rainbowkit';
export function Bar() {
  const { status } = useSession();
  return (
    <ConnectButton.Custom>
      {({ mounted, authenticationStatus }) => (
        <b hidden={!mounted} title={status} onClick={() => signIn(authenticationStatus)} />
      )}
    </ConnectButton.Custom>
  );
}
`,
      [
        'status: buttonStatus, signIn: buttonSignIn }',
        "hidden={buttonStatus === 'loading'} title={status} onClick={() => signIn(buttonSignIn.status)}",
      ],
    ],
    [
      'a status and a network that ConnectKit’s button is beside',
      'connectkit',
      `import { ConnectKitButton } from 'connectkit';
export function Bar() {
  const { status } = useSession();
  const network = useNetwork();
  return (
    <ConnectKitButton.Custom>
      {({ isConnecting, chain }) => <b hidden={isConnecting} title={status + network} id={chain?.name} />}
    </ConnectKitButton.Custom>
  );
}
`,
      [
        '{({ network: buttonNetwork, status: buttonStatus }) =>',
        "hidden={(buttonStatus === 'connecting')} title={status + network} id={buttonNetwork?.chain?.name}",
      ],
    ],
    [
      'a dialog beside `useModal`',
      'connectkit',
      `import { useModal } from 'connectkit';
export function Board() {
  const connectDialog = useRef(null);
  const { open, setOpen } = useModal();
  return <Bare ref={connectDialog} {...{ open }} onClick={() => setOpen(true)} />;
}
`,
      [
        'const connectDialog = useRef(null);',
        'const { account: connectedAccount, accountDialog, connectDialog: buttonConnectDialog } = useConnectButton();',
        '{...{ open: (buttonConnectDialog.isOpen || accountDialog.isOpen) }}',
      ],
    ],
    [
      'methods and fields of classes',
      'appkit',
      `import { useAppKit } from '@reown/appkit/react';
export function Board() {
  const { open } = useAppKit();
  const box = new (class { open() {} close = open; })();
  return <b onClick={() => open()}>{box.open()}</b>;
}
`,
      ['class { open() {} close = (connectedAccount', 'box.open()'],
    ],
  ])('are not those of the kit: %s', (_, from, code, kept) => {
    const { text } = rewrite(from, code);
    for (const part of kept) expect(text).toContain(part);
  });
});

it('leaves a file as it is whose result would not be valid, with a note', () => {
  const code = `import { useModal } from 'connectkit';
export function Board() {
  const { setOpen } = useModal();
  const { openProfile } = useModal();
  return <b onClick={() => setOpen(true)} onBlur={() => openProfile()} />;
}
`;
  const { text, notes } = rewrite('connectkit', code);
  expect(text).toBe(code);
  expect(notes).toEqual([
    expect.stringMatching(
      /^Not rewritten: .* Identifier 'accountDialog' has already been declared/,
    ),
  ]);
});

describe('fields of RainbowKit’s button', () => {
  const inButton = (state: string, body: string) =>
    rewrite(
      'rainbowkit',
      `import { ConnectButton } from '@rainbow-me/rainbowkit';
export const Bar = () => (
  <ConnectButton.Custom>
    {(${state}) => ${body}}
  </ConnectButton.Custom>
);
`,
    );

  it.each([
    ['{ mounted }', '<b hidden={!!mounted} />', "hidden={!(status === 'loading')}"],
    ['{ mounted }', '<b hidden={mounted === false} />', "(status !== 'loading') === false"],
    ['{ mounted: m }', '<b {...{ m }} />', "{...{ m: status !== 'loading' }}"],
    ['{ chain }', '<b hidden={!chain?.unsupported} />', '!(chain?.supported === false)'],
    ['{ chain }', '<b hidden={!chain.unsupported} />', '!!chain.supported'],
    ['{ account: user }', '<b>{user.displayName}</b>', '<b>{user.label}</b>'],
    ['{ chain: net }', '<b>{net?.name}</b>', '<b>{net?.chain?.name}</b>'],
    ['{ account = none }', '<b>{account.displayName}</b>', '<b>{account.label}</b>'],
  ])('%s => %s', (state, body, after) => {
    const { text, notes } = inButton(state, body);
    expect(text).toContain(after);
    expect(notes).toEqual([]);
  });

  it.each([
    ['<Bare account={account} />', 'The account has `address`, `label`'],
    ['<Bare {...account} />', 'The account has `address`, `label`'],
    ['tell(account)', 'The account has `address`, `label`'],
    ['tell({ chain })', 'The network has `id`, `chain`'],
    ['{ const { displayName } = account; return displayName; }', 'The account has `address`'],
  ])('are named where %s reads them elsewhere', (body, note) => {
    const { notes } = inButton('{ account, chain }', body);
    expect(notes).toEqual([expect.stringContaining(note)]);
  });

  it.each([
    'account && <b />',
    'chain ? <b /> : null',
    '<b hidden={!account} />',
    '<b>{account?.address}</b>',
  ])('are not named in %s', (body) => {
    expect(inButton('{ account, chain }', body).notes).toEqual([]);
  });
});
