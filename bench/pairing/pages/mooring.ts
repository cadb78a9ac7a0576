// @mooring/pairing as in its README.
import { pairing } from '@mooring/pairing';
import { connect } from 'wagmi/actions';
import { about } from './about.ts';
import { offerPhone } from './offerPhone.ts';
import { wagmiPage } from './wagmiPage.ts';

const create = pairing(about);
let control: ReturnType<typeof create>['mooring']['control'] | undefined;
const config = wagmiPage([
  (parts) => {
    const connector = create(parts);
    control = connector.mooring.control;
    return connector;
  },
]);

offerPhone((show) => {
  const unsubscribe = control?.subscribe(() => {
    const state = control?.getState();
    if (state?.status !== 'waiting') return;
    unsubscribe?.();
    show(state.uri);
  });
  const connector = config.connectors.find(({ id }) => id === 'pairing');
  return connector && connect(config, { connector });
});
