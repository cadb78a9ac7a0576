export { saysNo } from '@mooring/internal';
