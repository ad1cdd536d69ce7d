import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTranslations } from './check-translations.ts';
import { formatTable } from './format-table.ts';

const HOME = 'content/pages/home.yaml';
const REGIONS = 'us: { language: en }\neu: { language: en }\ndk: { language: da }\n';
let root = '';

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** Runs git as nobody's in particular, without the machine's own settings. */
function git(folder: string, date: string, ...args: string[]): string {
  const at = `${date}T12:00:00Z`;
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_COMMITTER_DATE: at,
    GIT_AUTHOR_DATE: at,
  };
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'init.defaultBranch=main'];
  return execFileSync('git', [...who, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

const commit = (date: string) => {
  git(root, date, 'add', '-A');
  git(root, date, 'commit', '-m', date);
};

const findings = async (folder = root) =>
  (await checkTranslations(folder)).findings.map(
    ({ severity, file, line, path, message }) => `${severity} ${file}:${line} ${path} ${message}`,
  );

const page = (en: string, da: string) =>
  `name:\n  en: ${en}\n  da: ${da}\nseo:\n  title:\n    us: Hi\n    eu: Hello\n    dk: Hej\n`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'translations-'));
  write('content/regions.yaml', REGIONS);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('translations without a history', () => {
  it('are complete if the languages differ', async () => {
    write(HOME, page('Home', 'Forside'));
    expect(await findings()).toEqual([]);
  });

  it('report a missing text as an error and an identical one as a warning', async () => {
    write(
      HOME,
      'name: { en: Home }\nseo:\n  title: { us: Hi, eu: Hello }\nlead:\n  en: Read the case\n  da: Read the case\n',
    );
    expect(await findings()).toEqual([
      `error ${HOME}:1 name The Danish text is missing.`,
      `error ${HOME}:3 seo.title The text for region dk is missing.`,
      `warning ${HOME}:5 lead This says the same in English and Danish: "Read the case".`,
    ]);
  });

  it('are untranslated while they repeat their source, as the comment of a new language says', async () => {
    write(
      HOME,
      'name: { en: Home page, da: Home page } # untranslated: da\nlead:\n  en: |-\n    Read it.\n  da: |- # untranslated: da\n    Læs den.\nseo:\n  us: One two\n  eu: One two\n  dk: One two # copied from eu: dk\n',
    );
    expect(await findings()).toEqual([
      `error ${HOME}:1 name The Danish text is still the English one.`,
      `error ${HOME}:8 seo The Danish text is still the English one.`,
    ]);
    const [, , row] = formatTable(await checkTranslations(root)).split('\n');
    expect(row).toBe('pages/home.yaml      3  complete  2 untranslated');
  });

  it('have the severity from the settings', async () => {
    write('content/translation-checks.yaml', 'missing: off\nsame: error\nsameAllowed: [SaaS]\n');
    write(HOME, 'name: { en: Home }\nlead: { en: Read it, da: Read it }\ntag: { en: SaaS, da: SaaS }\n');
    expect(await findings()).toEqual([`error ${HOME}:2 lead This says the same in English and Danish: "Read it".`]);
  });

  it("may be identical for the site's and the clients' names", async () => {
    write('content/site.yaml', 'name: Eksempel Ads\nsocial:\n  - name: LinkedIn\n');
    write('content/case-studies/ascently.yaml', 'clientName: Ascently\n');
    write(
      HOME,
      'a: { en: Ascently, da: Ascently }\nb: { en: "Eksempel Ads, LinkedIn", da: "Eksempel Ads, LinkedIn" }\n',
    );
    expect(await findings()).toEqual([]);
  });

  it('reject invalid settings', async () => {
    write('content/translation-checks.yaml', 'missing: sometimes\n');
    write(HOME, page('Home', 'Forside'));
    expect(await findings()).toEqual([
      'error content/translation-checks.yaml:1 missing The settings are not right: see missing.',
    ]);
  });

  it('print one note about the missing history', async () => {
    write(HOME, page('Home', 'Forside'));
    write('content/pages/about-me.yaml', page('About', 'Om mig'));
    const table = formatTable(await checkTranslations(root));
    expect(table.match(/There is no git history here/g)).toHaveLength(1);
  });
});

describe('translations with a history', () => {
  beforeEach(() => {
    git(root, '2026-01-01', 'init');
    write(HOME, page('Home', 'Forside'));
    commit('2026-01-01');
  });

  it('are up to date while nothing changes', async () => {
    expect((await checkTranslations(root)).history).toBe('whole');
    expect(await findings()).toEqual([]);
  });

  it('are stale if the English changed after the Danish', async () => {
    write(HOME, page('Start page', 'Forside'));
    commit('2026-03-05');
    expect(await findings()).toEqual([
      `warning ${HOME}:2 name The English text changed on 2026-03-05, the Danish one last on 2026-01-01.`,
    ]);
    write(HOME, page('Start page', 'Startside'));
    commit('2026-03-06');
    expect(await findings()).toEqual([]);
  });

  it('are up to date if only the Danish changed', async () => {
    write(HOME, page('Home', 'Hjem'));
    commit('2026-03-05');
    expect(await findings()).toEqual([]);
  });

  it('are stale even before the change is committed', async () => {
    write(HOME, page('Start page', 'Forside'));
    expect(await findings()).toEqual([expect.stringContaining('name The English text changed on')]);
  });

  it('are stale for Denmark if the text of another region changed', async () => {
    write(HOME, page('Home', 'Forside').replace('Hello', 'Welcome'));
    commit('2026-03-05');
    expect(await findings()).toEqual([
      expect.stringContaining(`${HOME}:6 seo.title The English text changed on 2026-03-05`),
    ]);
  });

  it('are up to date again after a note that the Danish was read', async () => {
    write(HOME, page('Home page', 'Forside'));
    commit('2026-03-05');
    write(HOME, page('Home page', 'Forside # read 2026-03-06'));
    commit('2026-03-06');
    expect(await findings()).toEqual([]);
  });

  it('stay up to date if a line is only written in another way', async () => {
    write(HOME, page('>-\n    Home', 'Forside').replace('us: Hi', 'us: "Hi"'));
    commit('2026-03-05');
    expect(await findings()).toEqual([]);
  });

  it('stay up to date if only the typography is corrected', async () => {
    write(HOME, page('It\'s 5 % - "now"...', 'Forside'));
    commit('2026-02-01');
    write(HOME, page('It\'s 5 % - "now"...', 'Forsiden'));
    commit('2026-02-02');
    write(HOME, page('It’s 5%—“now”…', 'Forsiden'));
    commit('2026-03-05');
    expect(await findings()).toEqual([]);
    write(HOME, page('It’s 6%—“now”…', 'Forsiden'));
    commit('2026-03-06');
    expect(await findings()).toHaveLength(1);
  });

  it('are tracked when a section moves or the file is renamed', async () => {
    write(HOME, page('Start page', 'Forside'));
    commit('2026-02-01');
    renameSync(join(root, HOME), join(root, 'content/pages/start.yaml'));
    commit('2026-03-05');
    expect(await findings()).toEqual([
      expect.stringContaining('start.yaml:2 name The English text changed on 2026-02-01'),
    ]);
  });

  it("aren't checked for age if the settings turn that off", async () => {
    write('content/translation-checks.yaml', 'stale: off\n');
    write(HOME, page('Start page', 'Forside'));
    expect(await findings()).toEqual([]);
  });

  it('are tracked in a subfolder of a larger repository', async () => {
    const outer = root;
    root = join(outer, 'site');
    write('content/regions.yaml', REGIONS);
    write(HOME, page('Home', 'Forside'));
    git(outer, '2026-01-02', 'add', '-A');
    git(outer, '2026-01-02', 'commit', '-m', 'site');
    write(HOME, page('Start page', 'Forside'));
    git(outer, '2026-03-05', 'commit', '-am', 'change');
    expect(await findings()).toEqual([
      expect.stringContaining(`${HOME}:2 name The English text changed on 2026-03-05`),
    ]);
    root = outer;
  });

  it('print a note about a shallow history', async () => {
    write(HOME, page('Start page', 'Forside'));
    commit('2026-03-05');
    git(root, '2026-03-05', 'clone', '--depth', '1', `file://${root}`, 'copy');
    const report = await checkTranslations(join(root, 'copy'));
    expect(report.findings).toEqual([]);
    expect(formatTable(report)).toContain('The git history is cut off');
  });
});

describe('the table of translations', () => {
  it('has a row per page, a column per language, and a total', async () => {
    write(HOME, page('Home', 'Forside'));
    write('content/pages/about-me.yaml', 'name: { da: Om mig }\nlead: { en: Read it, da: Read it }\n');
    const [head, , about, home, , all] = formatTable(await checkTranslations(root)).split('\n');
    expect(head).toBe('Page                 Texts  English    Danish');
    expect(about).toBe('pages/about-me.yaml      2  1 missing  1 same');
    expect(home).toBe('pages/home.yaml          2  complete   complete');
    expect(all).toBe('All                      4  1 missing  1 same');
  });
});
