import type { Answer } from '@mooring/testing/wallet';
import { expect, test } from 'vitest';
import type { PromptContent } from '../../screen/Prompt.tsx';
import { DEFAULT_PHONE_SETTINGS, type PhoneSettings } from '../settings.ts';
import { createDecide, createSheets } from './sheets.ts';

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const never = new AbortController().signal;

/** A sheet without a DOM: these tests never read its text. */
const content = (title: string, changes: Partial<PromptContent> = {}): PromptContent => ({
  title,
  lead: undefined,
  body: undefined,
  approve: 'Approve',
  reject: 'Reject',
  ...changes,
});

/** Choice of one account. */
const choice: PromptContent['choice'] = {
  type: 'radio',
  legend: '',
  accounts: [],
  selected: [ADDRESS],
};

const { approve: _, ...onlyTells } = content('only tells');

function setUp() {
  const onScreen: string[] = [];
  const sheets = createSheets((shown, answer) => {
    onScreen.push(shown.title);
    const close = () => void onScreen.splice(0);
    const give = (given: Answer) => {
      close();
      answer(given);
    };
    return {
      close,
      reject: () => give({ approved: false }),
      approve: () => give({ approved: true, accounts: shown.choice?.selected ?? [] }),
    };
  });
  return { sheets, onScreen };
}

test('createSheets shows one sheet at a time', async () => {
  const { sheets, onScreen } = setUp();
  const first = sheets.ask(content('first'), never);
  const second = sheets.ask(content('second'), never);
  await Promise.resolve();
  expect(onScreen).toEqual(['first']);
  expect(sheets.shown()).toBe('first');
  expect(sheets.approve()).toBe(true);
  expect(await first).toEqual({ approved: true, accounts: [] });
  await expect.poll(() => sheets.shown()).toBe('second');
  expect(sheets.reject()).toBe(true);
  expect(await second).toEqual({ approved: false });
  expect([sheets.approve(), sheets.reject()]).toEqual([false, false]);
});

test('createSheets closes an aborted sheet and drops a queued one', async () => {
  const { sheets, onScreen } = setUp();
  const shown = new AbortController();
  const queued = new AbortController();
  const first = sheets.ask(content('first'), shown.signal);
  const second = sheets.ask(content('second'), queued.signal);
  await Promise.resolve();
  queued.abort();
  shown.abort();
  expect(await Promise.all([first, second])).toEqual([{ approved: false }, { approved: false }]);
  expect(onScreen).toEqual([]);
});

test.each<[PhoneSettings['auto'], PromptContent, Answer]>([
  ['approve', content('x', { choice }), { approved: true, accounts: [ADDRESS] }],
  ['approve', onlyTells, { approved: false }],
  ['reject', content('x'), { approved: false }],
])('createDecide set to %s opens no sheet', async (auto, shown, answer) => {
  const { sheets, onScreen } = setUp();
  const settings = {
    get: () => ({ ...DEFAULT_PHONE_SETTINGS, auto, delayMs: 1 }),
    update() {},
    reload() {},
    subscribe: () => () => {},
  };
  expect(await createDecide(settings, sheets)(shown, never)).toEqual(answer);
  expect(onScreen).toEqual([]);
});
