import { element } from '../../demo-wallet/element.ts';
import type { StoredValue } from '../../demo-wallet/storedValue.ts';
import { applyPhoneSettings, type PhoneSettings } from '../settings.ts';
import type { Part } from './showPage.ts';

const WAYS: readonly { auto: PhoneSettings['auto']; label: string }[] = [
  { auto: 'ask', label: 'Ask me' },
  { auto: 'approve', label: 'Approve everything' },
  { auto: 'reject', label: 'Reject everything' },
  { auto: 'ignore', label: 'Ignore everything: never answer' },
];

const SLOW_MS = 3_000;

/** Settings of how the phone answers. */
export function answersPart(settings: StoredValue<PhoneSettings>): Part {
  const ways = WAYS.map(({ auto, label }) => {
    const input = element('input', { type: 'radio', name: 'auto', value: auto });
    input.addEventListener('change', () => {
      settings.update((now) => applyPhoneSettings(now, { auto }).settings);
    });
    return {
      auto,
      input,
      row: element('label', { class: 'choice' }, input, element('span', {}, label)),
    };
  });
  const slow = element('input', { type: 'checkbox' });
  slow.addEventListener('change', () => {
    const delayMs = slow.checked ? SLOW_MS : 0;
    settings.update((now) => applyPhoneSettings(now, { delayMs }).settings);
  });

  const together = element('input', { type: 'checkbox' });
  together.addEventListener('change', () => {
    const connectsWithSignIn = together.checked;
    settings.update((now) => applyPhoneSettings(now, { connectsWithSignIn }).settings);
  });

  return {
    node: element(
      'div',
      { class: 'card' },
      element(
        'fieldset',
        {},
        element('legend', {}, 'When a site asks'),
        ...ways.map(({ row }) => row),
        element(
          'label',
          { class: 'choice' },
          slow,
          element('span', {}, 'Slow: answers after 3 seconds'),
        ),
        element(
          'label',
          { class: 'choice' },
          together,
          element('span', {}, 'Signs in with the question that connects'),
        ),
      ),
    ),
    refresh() {
      const { auto, delayMs, connectsWithSignIn } = settings.get();
      for (const way of ways) way.input.checked = way.auto === auto;
      slow.checked = delayMs > 0;
      together.checked = connectsWithSignIn;
    },
  };
}
