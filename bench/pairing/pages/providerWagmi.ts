// The public provider in a page with wagmi and viem.
import { connectProvider } from './connectProvider.ts';
import { offerPhone } from './offerPhone.ts';
import { wagmiPage } from './wagmiPage.ts';

wagmiPage([]);
offerPhone(connectProvider);
