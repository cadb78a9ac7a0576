import { CONNECTOR_USES } from './noteConnectorUses.ts';

/** Kit that an application can be migrated from. */
export type KitName = 'rainbowkit' | 'connectkit' | 'appkit';

/** How a kit shows in the files of an application. */
export interface Kit {
  readonly title: string;
  /** Document with the table of names. */
  readonly document: string;
  /** Its packages, as a regular expression. */
  readonly packages: RegExp;
  /** Source files that are read though they name no package. Default: none. */
  readonly sources?: RegExp;
  /** Its marks in stylesheets, documents and tests, each with what to do. */
  readonly marks: readonly (readonly [mark: RegExp, text: string])[];
}

const PARTS_HINT = 'the kit’s elements are parts, docs/theming.md#parts';
const TOKENS = 'the kit’s custom properties are in docs/theming.md#custom-properties';

/** Kits, in the order in which they are looked for. */
export const KITS: Readonly<Record<KitName, Kit>> = {
  rainbowkit: {
    title: 'RainbowKit',
    document: 'docs/from-rainbowkit.md',
    packages: /@rainbow-me\/rainbowkit(?:-siwe-next-auth)?/g,
    sources: CONNECTOR_USES,
    marks: [
      [/--rk-[\w-]+/g, `has no effect any more: ${TOKENS}.`],
      [/\[?data-rk\b\]?/g, `no longer matches: use \`.mooring\`; ${PARTS_HINT}.`],
      [/(?<=["'`#.=])rk[-_][a-z][\w-]*/gi, `no longer matches: ${PARTS_HINT}.`],
    ],
  },
  connectkit: {
    title: 'ConnectKit',
    document: 'docs/from-connectkit.md',
    packages: /(?<![\w@/.-])connectkit(?:-next-siwe)?(?![\w.-])/g,
    sources: CONNECTOR_USES,
    marks: [
      [/--ck-[\w-]+/g, `has no effect any more: ${TOKENS}.`],
      [/__CONNECTKIT__/g, `no longer matches: use \`.mooring\`; ${PARTS_HINT}.`],
    ],
  },
  appkit: {
    title: 'AppKit',
    document: 'docs/from-appkit.md',
    packages: /@reown\/appkit(?:-[a-z-]+)?/g,
    sources: /<(?:WagmiProvider|(?:w3m|appkit)-[a-z-]+)\b/,
    marks: [
      [/--(?:w3m|apkt)-[\w-]+/g, `has no effect any more: ${TOKENS}.`],
      [
        /(?<=[<\s.]|^)(?:w3m|appkit)-(?:button|modal|network-button|connect-button|account-button)\b/g,
        `is gone: components and ${PARTS_HINT}.`,
      ],
    ],
  },
};

/** True for the name of a kit. */
export function isKitName(name: string): name is KitName {
  return Object.hasOwn(KITS, name);
}

/** Kit that an application has, by the packages that its files name. */
export function findKit(texts: Iterable<string>): KitName | undefined {
  const all = [...texts];
  return (['rainbowkit', 'connectkit', 'appkit'] as const).find((kit) =>
    all.some((text) => text.search(KITS[kit].packages) >= 0),
  );
}
