export { readEffects } from './readEffects.ts';
export { simulateCalls } from './simulateCalls.ts';
export type { BalanceChange, SimulatedApproval, Simulation } from './simulation.ts';
