import { onTestFinished } from 'vitest';
import { openMailServer, type MailServer } from './open-mail-server.ts';

/** Opens a mail server until the test ends. */
export async function startMailServer(...options: Parameters<typeof openMailServer>): Promise<MailServer> {
  const server = await openMailServer(...options);
  onTestFinished(server.close);
  return server;
}
