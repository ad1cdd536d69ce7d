import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distListener } from '../src/hosting/serve-dist.ts';

/** Chromium's argument that accepts the server's certificate. */
export const ACCEPT_CERTIFICATE = '--ignore-certificate-errors';

/** A running server. */
export interface Host {
  origin: string;
  /** Ends all connections: the next visitor is a new one, whose connection knows no headers yet. */
  disconnect: () => void;
}

/**
 * Serves a folder's `dist/` as hosts do, over HTTP/2 with TLS, on a free port while a task runs: the files as they were
 * compressed, with the headers of the hosting description.
 */
export async function whileHosted<T>(root: string, task: (host: Host) => Promise<T>): Promise<T> {
  const listener = distListener(root) as unknown as Parameters<typeof createSecureServer>[1]; // it reads and writes what both versions have
  const server = createSecureServer(createCertificate(), listener);
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const { port } = server.address() as AddressInfo; // a server listening on a port has an AddressInfo
  const disconnect = () => {
    for (const session of sessions) session.destroy();
  };
  try {
    return await task({ origin: `https://localhost:${port}`, disconnect });
  } finally {
    disconnect();
    server.close();
  }
}

/** Creates a key and a certificate of one day for this machine. */
function createCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  const cert = ['-x509', '-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    const { status, stderr } = spawnSync('openssl', ['req', ...key, ...cert, '-out', certFile], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`openssl made no certificate. ${stderr}`);
    return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
