import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { BUILDER_BUNDLES } from '../../src/build/builder/bundle-builder.ts';
import { openBundle, SHELL_FOLDER } from '../../src/builder/program/bundle-files.ts';

/** Returns the size of the scripts that the builder's shell needs to open, compressed with brotli, in bytes. */
export function shellBytes(root: string): number {
  const folder = join(root, BUILDER_BUNDLES, readdirSync(join(root, BUILDER_BUNDLES))[0] ?? '');
  const { shell } = openBundle(folder);
  const sizes = [shell.entry, ...shell.preloads].map(
    (file) => brotliCompressSync(readFileSync(join(folder, SHELL_FOLDER, file))).length,
  );
  return sizes.reduce((sum, size) => sum + size);
}

/**
 * Returns the addresses, by their ids, of the requests which a page sends from now on. What its cache answers isn't sent, nor a
 * request that waits for the answer to another one: neither has headers of the network.
 */
export async function sentRequests(page: Page): Promise<ReadonlyMap<string, string>> {
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const sent = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId }) =>
    sent.set(requestId, addresses.get(requestId) ?? ''),
  );
  await session.send('Network.enable');
  return sent;
}
