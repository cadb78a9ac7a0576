import type { Page } from '@playwright/test';
import { DemoWallet } from '../demoWallet.ts';
import { Sender } from '../sender.ts';
import { Visitor } from '../visitor.ts';
import { addProbe } from './probe.ts';

/** Page and actions needed to open places. */
export interface Stage {
  readonly page: Page;
  readonly visitor: Visitor;
  readonly wallet: DemoWallet;
  readonly sender: Sender;
}

/** Creates the stage of a page, with the checks. */
export async function stageOn(page: Page): Promise<Stage> {
  await addProbe(page);
  return {
    page,
    visitor: new Visitor(page),
    wallet: new DemoWallet(page),
    sender: new Sender(page),
  };
}
