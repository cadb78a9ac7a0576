// Page with only a QR code.
import { offerPhone } from './offerPhone.ts';

offerPhone((show) => show('wc:'));
