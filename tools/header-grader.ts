import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Mozilla's header grader. It isn't a dependency, because it brings a server and a database. */
const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';

/** The part of the grader's modules used here. */
interface Grader {
  ALL_TESTS: ((requests: Requests) => { result: string | null })[];
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  getGradeForScore: (score: number) => { grade: string };
  getScoreModifier: (result: string) => number;
  emptyRequests: () => Requests;
}

interface Answer {
  headers: Record<string, string>;
  status: number;
  verified?: boolean;
}

interface Requests {
  responses: Record<'auto' | 'https' | 'cors', Answer>;
  resources: { path: string };
}

/** Installs the grader in a folder, unless it is there, and loads it. */
export async function loadGrader(folder: string): Promise<Grader> {
  if (!existsSync(join(folder, 'node_modules', PACKAGE))) {
    mkdirSync(folder, { recursive: true });
    const args = [
      'install',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-audit',
      '--no-save',
      `${PACKAGE}@${VERSION}`,
    ];
    if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0) throw new Error(`${PACKAGE} cannot be installed.`);
  }
  // The HSTS preload list would be downloaded, and the site isn't on it.
  writeFileSync(join(folder, 'node_modules', PACKAGE, 'conf/hsts-preload.json'), '{}');
  const load = (file: string) => import(pathToFileURL(resolve(folder, 'node_modules', PACKAGE, file)).href);
  const parts = ['src/constants.js', 'src/grader/charts.js', 'src/grader/grader.js', 'test/helpers.js'].map(load);
  return Object.assign({}, ...(await Promise.all(parts))) as Grader; // exports of the installed version
}

/** Requests a page and returns the response in the grader's format. The preview has no certificate, so assume HTTPS. */
export async function askFor({ emptyRequests }: Grader, address: string): Promise<Requests> {
  const answer = await fetch(address, { redirect: 'manual' });
  const requests = emptyRequests();
  const { auto, https, cors } = requests.responses;
  for (const each of [auto, https, cors]) Object.assign(each.headers, Object.fromEntries(answer.headers));
  for (const each of [auto, https]) each.status = answer.status;
  auto.verified = true;
  requests.resources.path = await answer.text();
  return requests;
}

/** Computes the score like the grader: bonus points count only if few points are missing. */
export function gradeOf(
  { ALL_TESTS, getScoreModifier, MINIMUM_SCORE_FOR_EXTRA_CREDIT }: Grader,
  requests: Requests,
): number {
  const points = ALL_TESTS.map((test) => test(requests).result).map((result) =>
    result ? getScoreModifier(result) : 0,
  );
  const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 100);
  const plain = sum(points.filter((figure) => figure < 0));
  return plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : plain;
}
