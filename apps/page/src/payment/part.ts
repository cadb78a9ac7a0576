export { paymentCatalogue as catalogue } from '../texts/paymentCatalogue.ts';
export { PaymentCheck as Part } from './PaymentCheck.tsx';
