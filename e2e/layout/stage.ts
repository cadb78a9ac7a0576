import type { Page } from '@playwright/test';
import { DemoWallet } from '../demoWallet.ts';
import { Sender } from '../sender.ts';
import { Visitor } from '../visitor.ts';
import { addProbe } from './probe.ts';

/** Everything it takes to go to a place: the page, and people who do things on it. */
export interface Stage {
  readonly page: Page;
  readonly visitor: Visitor;
  readonly wallet: DemoWallet;
  readonly sender: Sender;
}

/** A page on which the checks are at hand. */
export async function stageOn(page: Page): Promise<Stage> {
  await addProbe(page);
  return {
    page,
    visitor: new Visitor(page),
    wallet: new DemoWallet(page),
    sender: new Sender(page),
  };
}
