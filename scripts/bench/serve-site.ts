import type { AddressInfo } from 'node:net';
import { serveDist } from '../serve-dist.ts';

/** Serves `dist/` of a folder on a free port while a task runs. */
export async function whileServed<T>(root: string, task: (origin: string) => Promise<T>): Promise<T> {
  const server = await serveDist(root, 0);
  const { port } = server.address() as AddressInfo; // a server that listens on a port has such an address
  try {
    return await task(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
