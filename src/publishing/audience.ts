import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isTimeZone } from '../content/cross-check/checks/schedules.ts';
import { SITE_FILE } from '../content/releases/content-version.ts';
import { readSiteRegions } from '../content/read/site-regions.ts';
import type { Audience } from './release-store.ts';

/** Reads the audience of a project's site: the names of its regions, except drafts, and its time zone. */
export function readAudience(project: string): Audience {
  const { codes, names, drafts } = readSiteRegions(project);
  return {
    regions: codes.filter((code) => !drafts.includes(code)).map((code) => names[code]),
    timeZone: readTimeZone(join(project, SITE_FILE)),
  };
}

/** Never throws for a missing or invalid time zone: reporting that is up to the content check. */
function readTimeZone(file: string): string {
  const data: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8'), { logLevel: 'silent' }) : undefined;
  const { timeZone } = Object(data) as { timeZone?: unknown };
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : 'UTC';
}
