// Page with wagmi, viem and a QR code, without pairing.
import { offerPhone } from './offerPhone.ts';
import { wagmiPage } from './wagmiPage.ts';

wagmiPage([]);
offerPhone((show) => show('wc:'));
