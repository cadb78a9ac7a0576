export { normalize } from 'viem/ens';
