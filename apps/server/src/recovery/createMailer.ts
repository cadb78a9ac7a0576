import { readField } from '@mooring/internal';
import type { Transporter } from 'nodemailer';

/** Mail in plain text, to all addresses of an account. */
interface Mail {
  to: readonly string[];
  subject: string;
  text: string;
}

/** Sends mails; rejects if the mail server takes one for no address. */
export interface Mailer {
  /** Resolves to the addresses that the mail server refused, while it took the mail for others. */
  send(mail: Mail): Promise<{ refused: readonly unknown[] }>;
  close(): void;
}

/** Longest waits for the mail server, in ms. */
const MAIL_CONNECT_MS = 10_000;
const SOCKET_MS = 20_000;

/** Creates a mailer over SMTP, whose library is loaded with the first mail. */
export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  let transport: Promise<Transporter> | undefined;
  async function connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport(
      {
        url,
        connectionTimeout: MAIL_CONNECT_MS,
        greetingTimeout: MAIL_CONNECT_MS,
        socketTimeout: SOCKET_MS,
      },
      { from, disableFileAccess: true, disableUrlAccess: true },
    );
  }
  return {
    async send({ to, subject, text }) {
      transport ??= connect();
      // Not shown to each other: the addresses may be of several people.
      const sent: unknown = await (await transport).sendMail({ bcc: [...to], subject, text });
      const refused = readField(sent, 'rejected');
      return { refused: Array.isArray(refused) ? refused : [] };
    },
    close() {
      void transport?.then((opened) => opened.close());
    },
  };
}

/**
 * Reads `SMTP_URL` from an environment: the URL of a mail server, with its password. Undefined when not set.
 *
 * @throws {Error} when it is another kind of URL; the message does not contain it.
 */
export function smtpUrl(environment: Readonly<NodeJS.ProcessEnv>): string | undefined {
  const { SMTP_URL: url = '' } = environment;
  if (url === '') return undefined;
  if (URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol)) return url;
  throw new Error(
    'The environment variable SMTP_URL must be the URL of a mail server, such as ' +
      '"smtps://user:password@mail.example.org". It is not shown here.',
  );
}
