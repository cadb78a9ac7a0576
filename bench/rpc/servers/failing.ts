// Upstream that proxies another and fails every second request, in varying ways.
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import process from 'node:process';

const [, , target = ''] = process.argv;
const agent = new Agent({ keepAlive: true });
const failures: readonly ((response: ServerResponse) => void)[] = [
  (response) => response.writeHead(500).end('oops'),
  (response) => response.destroy(),
  (response) => response.end('<html>garbage</html>'),
  (response) => response.end('{"jsonrpc":"2.0","id":1}'),
];
let count = 0;
const server = createServer((incoming, response) => {
  count += 1;
  if (count % 2 === 0) {
    incoming.resume();
    incoming.once('end', () => failures[(count / 2) % failures.length]?.(response));
    return;
  }
  const headers = { 'content-type': 'application/json' };
  const sending = request(target, { method: 'POST', agent, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, { 'content-type': 'application/json' });
    answer.pipe(response);
  });
  sending.once('error', () => response.destroy());
  response.once('close', () => sending.destroy());
  incoming.pipe(sending);
});
process.on('message', () => process.send?.({ count }));
process.once('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
