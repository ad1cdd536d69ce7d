import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readSiteRegions } from '../src/content/read/site-regions.ts';
import { serveDist } from '../src/hosting/serve-dist.ts';
import { askFor, gradeOf, loadGrader } from '../tools/header-grader.ts';
import { PAGE_TYPES } from '../tools/page-types.ts';

/** A+ starts at 100, which requires that no header is weak. */
const WANTED = 120;

const root = process.cwd();

/** One page of each type, including missing ones, in every region. */
const PATHS = readSiteRegions(root).codes.flatMap((region) => PAGE_TYPES.map((path) => `/${region}/${path}`));

const grader = await loadGrader(join(root, 'node_modules/.cache/observatory'));
const server = await serveDist(root, 0);
const { port } = server.address() as AddressInfo; // a server listening on a port has an AddressInfo
const scores: number[] = [];
for (const path of PATHS) {
  const score = gradeOf(grader, await askFor(grader, `http://localhost:${port}${path}`));
  scores.push(score);
  console.log(`${grader.getGradeForScore(score).grade.padEnd(3)} ${score}  ${path}`);
}
server.closeAllConnections();
server.close();
if (Math.min(...scores) < WANTED) {
  console.error(`Every page must have ${WANTED} or more.`);
  process.exitCode = 1;
}
