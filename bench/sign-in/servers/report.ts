import process from 'node:process';

/**
 * Runs in a server that is measured: tells the parent the port, and each time it asks, how much
 * processor time this process has used, in µs. Ends when the parent does.
 */
export function report(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
  process.once('disconnect', () => process.exit(0));
  process.send?.({ port });
}
