// The public provider in a page without wagmi.
import { connectProvider } from './connectProvider.ts';
import { offerPhone } from './offerPhone.ts';

offerPhone(connectProvider);
