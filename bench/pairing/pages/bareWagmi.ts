// A page with wagmi and viem that can draw a code and knows of no phone.
import { offerPhone } from './offerPhone.ts';
import { wagmiPage } from './wagmiPage.ts';

wagmiPage([]);
offerPhone((show) => show('wc:'));
