import { runAxe } from '../../e2e/axeFaults.ts';
import { connectFrom } from './measureVisits.ts';
import type { OpenPage } from './openPage.ts';
import { type DialogName, type PageUnderTest, pages } from './pages.ts';
import type { Stage } from './startStage.ts';

/** Landmarks and headings are up to the host page. */
const ofTheHost = {
  'landmark-one-main': { enabled: false },
  'page-has-heading-one': { enabled: false },
  region: { enabled: false },
};

/** axe rules broken by a page with an open dialog, in both themes: by dialog, `rule (light, dark)`. */
export type Faults = ReadonlyMap<DialogName, ReadonlyMap<string, readonly string[]>>;

export async function measureFaults(stage: Stage): Promise<ReadonlyMap<PageUnderTest, Faults>> {
  const measured = new Map<PageUnderTest, Faults>();
  for (const page of pages) {
    if (!page.dialogs) continue;
    const faults = new Map<DialogName, Map<string, string[]>>();
    for (const colorScheme of ['light', 'dark'] as const) {
      const open = await stage.open(page, { colorScheme });
      await open.usable();
      const { connect, account, network } = page.dialogs;
      const look = async (dialog: DialogName) => {
        await open.quiet();
        const rules = faults.get(dialog) ?? new Map<string, string[]>();
        for (const rule of await brokenRules(open))
          rules.set(rule, [...(rules.get(rule) ?? []), colorScheme]);
        faults.set(dialog, rules);
      };
      await open.open(connect.button, connect.painted);
      await look('connect');
      await connectFrom(open, page);
      await open.open(account.button, account.painted);
      await look('account');
      await open.page.keyboard.press('Escape');
      await open.gone(account.painted);
      await open.open(network.button, network.painted);
      await look('network');
      await open.close();
    }
    measured.set(page, faults);
  }
  return measured;
}

async function brokenRules({ page }: OpenPage): Promise<readonly string[]> {
  const broken = await runAxe(page, { resultTypes: ['violations'], rules: ofTheHost });
  return broken.map(({ rule }) => rule);
}
