export { simulateCalls } from './simulateCalls.ts';
export type { BalanceChange, SimulatedApproval, Simulation } from './simulation.ts';
