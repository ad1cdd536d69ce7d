import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/;

/**
 * Returns the address of the client. A proxy on this machine says whom it answers: the last address of `X-Forwarded-For` is
 * the one that it saw; the client may have written those before.
 */
export function clientAddress({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const peer = socket.remoteAddress ?? '';
  if (!LOOPBACK.test(peer)) return peer;
  return [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').at(-1)?.trim() || peer;
}
