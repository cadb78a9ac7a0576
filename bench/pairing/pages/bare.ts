// A page that can draw a code and nothing else.
import { offerPhone } from './offerPhone.ts';

offerPhone((show) => show('wc:'));
