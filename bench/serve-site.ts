import type { AddressInfo } from 'node:net';
import { serveDist } from '../src/hosting/serve-dist.ts';

/** Serves a folder's `dist/` on a free port while a task runs. */
export async function whileServed<T>(root: string, task: (origin: string) => Promise<T>): Promise<T> {
  const server = await serveDist(root, 0);
  const { port } = server.address() as AddressInfo; // a server listening on a port has an AddressInfo
  try {
    return await task(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
