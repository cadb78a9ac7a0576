import { expect, it } from 'vitest';
import { type AppSwitch, type AppSwitchEvent, appSwitchReducer } from './appSwitchState.ts';

it.each<[string, readonly AppSwitchEvent[], AppSwitch]>([
  ['nothing happens', [], 'here'],
  ['the wallet opens, and they come back', ['follow', 'hide', 'show'], 'back'],
  ['no wallet opens', ['follow', 'still here'], 'stuck'],
  ['the wallet opens late', ['follow', 'still here', 'hide'], 'away'],
  ['away, time does not count', ['follow', 'hide', 'still here'], 'away'],
  ['back, time does not count', ['follow', 'hide', 'show', 'still here'], 'back'],
  ['they try again', ['follow', 'still here', 'follow'], 'leaving'],
  ['the page is only shown once more', ['follow', 'show'], 'leaving'],
])('appSwitchReducer when %s', (_, events, appSwitch) => {
  expect(events.reduce(appSwitchReducer, 'here')).toBe(appSwitch);
});
