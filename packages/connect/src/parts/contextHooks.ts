import type { MooringConfig } from '../core/createMooringConfig.ts';
import { useMooring } from '../core/MooringContext.ts';

/**
 * Config of the `<MooringProvider>` above.
 *
 * @example
 * ```tsx
 * import { useMooringConfig } from '@mooring/connect/parts';
 *
 * export const Welcome = () => <h1>{useMooringConfig().appName}</h1>;
 * ```
 */
export function useMooringConfig(): MooringConfig {
  return useMooring().config;
}

/**
 * Returns a function that calls the host's `onError`; stable across renders.
 *
 * @example
 * ```tsx
 * import { useReport } from '@mooring/connect/parts';
 *
 * declare const leave: () => Promise<void>;
 *
 * export function Leave() {
 *   const report = useReport();
 *   return <button onClick={() => leave().catch(report)}>Leave</button>;
 * }
 * ```
 */
export function useReport(): (error: unknown) => void {
  return useMooring().report;
}
