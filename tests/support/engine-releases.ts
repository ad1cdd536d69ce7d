import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_VERSION } from '../../src/content/releases/content-version.ts';
import { createRepositoryToRemove, type Repository } from './engine-repositories.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What isn't part of a clone, or is too large to copy without need. */
const LEFT_OUT = /^(?:\.git|\.build|\.builder|\.local|\.astro|dist.*|docs|schemas|test-results)$/;

/** A release of the engine that tests make. */
export interface TestRelease {
  tag: string;
  /** What its notes say. */
  notes: string;
  /** Where visitors see that something is different: above the footer nothing may be. */
  changesFooter: boolean;
  /** What `npm run upgrade` says of it. */
  told: RegExp;
  /** Replacements in files of the engine: each changes something. `null` in place of the old text adds a file. */
  edits: readonly (readonly [file: string, old: string | null, text: string])[];
}

const FOOTER = 'src/layout/footer.tsx';
const COPYRIGHT = '{`© ${company.legalName}. ${footer.copyright}`}';

/** The releases after the first one, which is the engine as it is. */
export const TEST_RELEASES: readonly TestRelease[] = [
  {
    tag: 'v1.1.0',
    notes: '### Fixed\n\n- The sources of the footer say more.\n',
    changesFooter: false,
    told: /Nothing changes for visitors: every page is the same\./,
    edits: [
      [FOOTER, '/** The footer of every page. */', '/** The footer of every page: who the site belongs to. */'],
      ['scripts/greet.ts', null, "console.log('A file that the releases before don’t have.');\n"],
    ],
  },
  {
    tag: 'v1.2.0',
    notes:
      '### Changed\n\n- The dictionary calls the sentence below the wordmark `motto`; `npm run content:migrate` renames it.\n',
    changesFooter: false,
    told: /the words are the same; styles or scripts changed/,
    edits: [
      [FOOTER, '{footer.claim}', '{footer.motto}'],
      ['src/schema/dictionary.schema.ts', "claim: 'One sentence", "motto: 'One sentence"],
      [
        'src/content/releases/content-version.ts',
        `CONTENT_VERSION = ${CONTENT_VERSION}`,
        `CONTENT_VERSION = ${CONTENT_VERSION + 1}`,
      ],
      [
        'src/authoring/migrations/motto.ts',
        null,
        `import { renameKey } from '../edit/edit-text.ts';
import type { Migration } from './migration.ts';

/** The sentence below the wordmark is the motto. */
export const motto: Migration = {
  number: ${CONTENT_VERSION + 1},
  description: 'The dictionary calls the sentence below the wordmark "footer.motto".',
  migrate(site) {
    site.change('content/dictionary.yaml', (text) => renameKey(text, ['footer', 'claim'], 'motto'));
  },
};
`,
      ],
      ['src/authoring/migrations/migrate-content.ts', '];', 'motto];'],
      [
        'src/authoring/migrations/migrate-content.ts',
        "import type { Migration } from './migration.ts';",
        "import { motto } from './motto.ts';\nimport type { Migration } from './migration.ts';",
      ],
    ],
  },
  {
    tag: 'v1.3.0',
    notes: '### Changed\n\n- The footer says “Copyright” in front of the company’s name.\n',
    changesFooter: true,
    told: /“©” becomes “Copyright ©”|“Copyright” is new/,
    edits: [[FOOTER, COPYRIGHT, COPYRIGHT.replace('©', 'Copyright ©')]],
  },
  {
    tag: 'v1.4.0',
    notes: '### Fixed\n\n- The line with the copyright has a name for style sheets.\n',
    changesFooter: false,
    told: /the words are the same; the markup changed/,
    edits: [
      [
        FOOTER,
        'variant="dimmed" className={classes.copyright}',
        'variant="dimmed" data-part="copyright" className={classes.copyright}',
      ],
    ],
  },
];

/** The first release: the engine as it is. */
export const FIRST_TEST_RELEASE = 'v1.0.0';

/** Makes a repository of this project, with some releases, and packs it into a git bundle. @returns the bundle's path */
export function bundleOfReleases(): { bundle: string; remove: () => void } {
  const { repository: engine, remove } = createRepositoryToRemove();
  for (const name of readdirSync(ROOT).filter((each) => !LEFT_OUT.test(each) && each !== 'node_modules'))
    cpSync(join(ROOT, name), join(engine.root, name), { recursive: true });
  tagRelease(engine, FIRST_TEST_RELEASE, '### Added\n\n- Everything.\n');
  for (const { tag, notes, edits } of TEST_RELEASES) {
    for (const [file, old, text] of edits) {
      if (old !== null && !engine.read(file).includes(old)) throw new Error(`${file} doesn't have ${old}`);
      engine.write({ [file]: old === null ? text : engine.read(file).replace(old, () => text) });
    }
    tagRelease(engine, tag, notes);
  }
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  const bundle = join(folder, 'engine.bundle');
  engine.git('bundle', 'create', '--quiet', bundle, '--all');
  remove();
  return { bundle, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Commits and tags a release as `npm run release` does. */
function tagRelease(engine: Repository, tag: string, notes: string): void {
  const version = tag.slice(1);
  const rest = engine.read('CHANGELOG.md').replace('## Unreleased\n', `## Unreleased\n\n## ${version}\n\n${notes}`);
  engine.write({ 'CHANGELOG.md': rest });
  for (const file of ['package.json', 'package-lock.json']) {
    const data = JSON.parse(engine.read(file)) as { version: string; packages?: Record<string, { version: string }> };
    data.version = version;
    const own = data.packages?.[''];
    if (own) own.version = version;
    engine.write({ [file]: `${JSON.stringify(data, null, 2)}\n` });
  }
  engine.commit(`Release ${version}`);
  engine.git('tag', '--annotate', tag, '--message', `${version}\n\n${notes}`);
}

/** Clones the first release, as an owner does who begins a site. */
export function cloneFirstRelease(bundle: string): { site: Repository; remove: () => void } {
  const { repository: site, remove } = createRepositoryToRemove();
  site.git('remote', 'add', 'engine', bundle);
  site.git('fetch', '--quiet', '--no-tags', 'engine', `refs/tags/${FIRST_TEST_RELEASE}`);
  site.git('reset', '--quiet', '--hard', 'FETCH_HEAD');
  writeFileSync(join(site.root, '.git/info/exclude'), 'node_modules\n'); // a link here, and not a folder
  symlinkSync(join(ROOT, 'node_modules'), join(site.root, 'node_modules'));
  return { site, remove };
}
