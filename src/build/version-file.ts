import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION_FILE } from '../publishing/release-store.ts';

/**
 * Environment variables that name the commit which is built: SITE_VERSION, and those of hosts that build sites (Netlify,
 * Cloudflare Pages, Vercel, Render).
 */
const COMMIT_VARIABLES = [
  'SITE_VERSION',
  'COMMIT_REF',
  'CF_PAGES_COMMIT_SHA',
  'VERCEL_GIT_COMMIT_SHA',
  'RENDER_GIT_COMMIT',
] as const;

/** Writes the file that names the version of a build, by which a publication sees that visitors get it. Without a commit, writes nothing. */
export function writeVersionFile(out: string, environment: NodeJS.ProcessEnv): void {
  const version = COMMIT_VARIABLES.map((name) => environment[name]).find(Boolean);
  if (version !== undefined) writeFileSync(join(out, VERSION_FILE), `${JSON.stringify({ version })}\n`);
}
