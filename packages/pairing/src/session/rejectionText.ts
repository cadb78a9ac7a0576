export { isRejectionText } from '@mooring/internal';
