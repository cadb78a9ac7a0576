import { lazyPart } from '../parts/lazyPart.tsx';
import type { PushProps } from './PushSwitch.tsx';

/** Switch for push messages, fetched for owners of sites that offer them. */
export const Push = lazyPart<PushProps>('push', () => import('./part.ts'), true);
