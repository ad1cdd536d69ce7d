import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** What a mail server has taken. */
interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and text, as they were sent. */
  source: string;
}

/** A mail server on this machine that keeps what it gets. */
export interface MailServer {
  port: number;
  received: ReceivedMail[];
  close: () => Promise<void>;
}

/** Opens a mail server. It has no certificate that anybody trusts, so it offers encryption only if the options say so. */
export async function openMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onData: (stream, { envelope }, done) =>
      void text(stream).then((source) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      }),
    ...options,
  });
  // A client that gives up is expected.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo; // it listens on a port
  return { port, received, close: () => new Promise((resolve) => server.close(resolve)) };
}
