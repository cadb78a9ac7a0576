import type { PageName, Stage } from './startStage.ts';

/** Each with the same page without phones, as its base. */
const compared: readonly {
  readonly page: string;
  readonly what: string;
  readonly name: PageName;
  readonly bare: PageName;
}[] = [
  { page: 'with wagmi and viem', what: 'Mooring', name: 'mooring', bare: 'bareWagmi' },
  {
    page: 'with wagmi and viem',
    what: 'public provider',
    name: 'providerWagmi',
    bare: 'bareWagmi',
  },
  {
    page: 'with neither',
    what: 'Mooring, with the wagmi and viem it needs',
    name: 'mooring',
    bare: 'bare',
  },
  { page: 'with neither', what: 'public provider', name: 'provider', bare: 'bare' },
];

/** Bytes loaded until a code is painted, in addition to those of the same page without phones. */
export async function measureSizes(stage: Stage) {
  const weigh = async (name: PageName) => {
    const loaded = stage.loaded(name, await stage.visit(name, 'answering'));
    return { files: loaded.length, bytes: loaded.reduce((sum, weight) => sum + weight, 0) };
  };
  const rows: (readonly string[])[] = [];
  for (const { page, what, name, bare } of compared) {
    const [whole, floor] = [await weigh(name), await weigh(bare)];
    rows.push([
      page,
      what,
      `${((whole.bytes - floor.bytes) / 1024).toFixed(1)} KB`,
      `${whole.files - floor.files}`,
      `${stage.built(name) - stage.built(bare)}`,
    ]);
  }
  return { rows };
}
