import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = join(import.meta.dirname, '../../dist/assets');

/**
 * Matches the URL of a built file with any hash.
 * @param name the file's name without hash and extension, for example `entry-client`
 * @throws Error if the build has no such file, because a route that matches nothing would make its test pass vacuously
 */
export function assetUrl(name: string, extension: 'js' | 'json' = 'js'): RegExp {
  const file = new RegExp(`^${name.replaceAll('.', '\\.')}-[\\w-]{8}\\.${extension}$`);
  if (!readdirSync(ASSETS).some((asset) => file.test(asset)))
    throw new Error(`dist/assets has no ${name}-*.${extension}`);
  return new RegExp(`/assets/${file.source.slice(1)}`);
}
