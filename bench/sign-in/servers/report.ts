import process from 'node:process';

/**
 * Runs in a server that is measured: tells the parent the port and what it does about durability, and
 * each time it asks, how much processor time this process has used, in µs. Ends when the parent does.
 */
export function report(port: number, durability: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
  process.once('disconnect', () => process.exit(0));
  process.send?.({ port, durability });
}
