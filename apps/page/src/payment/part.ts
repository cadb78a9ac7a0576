export { paymentCatalogue as catalogue } from './locales/paymentCatalogue.ts';
export { PaymentCheck as Part } from './PaymentCheck.tsx';
