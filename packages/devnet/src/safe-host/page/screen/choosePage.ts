import { element } from '../../../demo-wallet/element.ts';
import type { HostSetup } from '../setup.ts';

/** Form to choose an application and a Safe. */
export function choosePage({ safes }: HostSetup, fault: string): HTMLElement {
  const choices = safes.map(({ address, label }) =>
    element('option', { value: address }, `${label} (${address})`),
  );
  return element(
    'main',
    { class: 'choose' },
    element('h1', {}, 'Local Safe'),
    element('p', {}, 'Opens an application inside a Safe of the local network.'),
    ...(fault === '' ? [] : [element('p', { class: 'failure', role: 'alert' }, fault)]),
    element(
      'form',
      { action: '/' },
      element('label', { for: 'app' }, 'Address of the application'),
      element('input', { id: 'app', name: 'app', type: 'url', required: true }),
      element('label', { for: 'safe' }, 'Safe'),
      element('select', { id: 'safe', name: 'safe' }, ...choices),
      element('button', { class: 'yes' }, 'Open'),
    ),
  );
}
