import { createServer, type AddressInfo } from 'node:net';

/** Finds a free local port. */
export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // a server on a port has an address with a port
      probe.close(() => done(port));
    });
  });
