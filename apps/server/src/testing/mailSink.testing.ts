import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Mail that a server has received. */
interface ReceivedMail {
  to: readonly string[];
  /** Headers and text, decoded. */
  text: string;
}

/** Mail server on this machine, which keeps what it receives. */
export async function startMailSink() {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let refused = /$^/;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let to: string[] = [];
    let rest = '';
    let isData = false;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer('220 sink');
    socket.on('data', (bytes) => {
      rest += bytes.toString('latin1');
      for (;;) {
        const mark = isData ? '\r\n.\r\n' : '\r\n';
        const end = rest.indexOf(mark);
        if (end < 0) return;
        const line = rest.slice(0, end);
        rest = rest.slice(end + mark.length);
        if (isData) {
          isData = false;
          mails.push({ to, text: decode(line) });
          to = [];
          answer('250 kept');
        } else if (/^EHLO/i.test(line)) answer('250 sink');
        else if (/^RCPT/i.test(line)) {
          const recipient = /<(.*)>/.exec(line)?.[1] ?? '';
          if (refused.test(recipient)) answer('451 later');
          else {
            to.push(recipient);
            answer('250 ok');
          }
        } else if (/^(?:MAIL|RSET)/i.test(line)) {
          to = [];
          answer('250 ok');
        } else if (/^DATA/i.test(line)) {
          isData = true;
          answer('354 go on');
        } else if (/^QUIT/i.test(line)) {
          answer('221 bye');
          socket.end();
        } else answer('250 ok');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (typeof place !== 'object' || place === null) throw new Error('The sink has no port.');
  return {
    url: `smtp://127.0.0.1:${place.port}`,
    mails,
    /** Refuses recipients whose address matches, from now on. Default: none. */
    refuse(recipients = /$^/) {
      refused = recipients;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Text of quoted-printable lines. */
function decode(text: string): string {
  return text
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
