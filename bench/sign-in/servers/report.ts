import process from 'node:process';

/**
 * Runs in a measured server: sends the parent port and durability, and on each message the process's
 * processor time in µs. Exits with the parent.
 */
export function report(port: number, durability: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
  process.once('disconnect', () => process.exit(0));
  process.send?.({ port, durability });
}
