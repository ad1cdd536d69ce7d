import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { publishingFolders } from '../../../publishing/publishing-folders.ts';
import { openVersionRepository } from '../../../publishing/version-git.ts';
import { builderProject, type BuilderProject } from '../__fixtures__/builder-project.ts';
import { filesOfThings } from './files-of-things.ts';
import { draftDifference } from './list-unpublished.ts';

const ABOUT = 'content/pages/about-me.yaml';
const PICTURE = 'public/images/new-portrait.webp';

let project: BuilderProject;
const git = (...args: string[]) => execFileSync('git', args, { cwd: project.root, encoding: 'utf8' });
const write = (file: string, text: string) => writeFileSync(join(project.root, file), text);

beforeAll(() => {
  project = builderProject();
  // A folder of its own in place of the link to this project's.
  rmSync(join(project.root, 'public'));
  cpSync(join(import.meta.dirname, '../../../../public'), join(project.root, 'public'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ida');
  git('config', 'user.email', 'ida@example.com');
  write('.gitignore', '.builder\n.local\nnode_modules\n');
  git('add', '--all');
  git('commit', '--quiet', '--message=Begin');
});
beforeEach(async () => {
  await project.restore();
  rmSync(join(project.root, PICTURE), { force: true });
});
afterAll(() => project.remove());

describe('what is not published yet', () => {
  it('is nothing at first', async () => {
    expect(await project.calls.unpublished({})).toMatchObject({ isPublished: false, things: [] });
  });

  it('is listed in words: pages first, then what several pages show, and where', async () => {
    project.change('content/facts.yaml', 'over 5 years', 'over 6 years');
    project.change('content/shared/process.yaml', 'en: ', 'en: New ');
    project.change('content/pricing.yaml', 'us: 140', 'us: 145');
    project.change('content/navigation.yaml', 'en: ', 'en: New ');
    project.change(ABOUT, 'From call center to', 'New words and');
    const steps = parse(project.read('content/shared/process.yaml')) as { title: { en: string } };
    const { things } = await project.calls.unpublished({});
    expect(things.map(({ kind, title }) => [kind, title])).toEqual([
      ['page', 'About me'],
      ['shared', 'Facts'],
      ['shared', 'Navigation'],
      ['shared', 'Pricing'],
      ['shared', steps.title.en],
    ]);
    const byTitle = new Map(things.map((thing) => [thing.title, thing]));
    expect(byTitle.get('About me')?.where).toBeUndefined();
    expect(byTitle.get('Facts')?.where).toContain('Home');
    expect(byTitle.get('Navigation')?.where).toBe('everywhere');
    expect(byTitle.get('Pricing')).toMatchObject({
      where: 'anywhere',
      changes: [{ label: 'Plans: “Start”, price per hour, USA', before: '140', after: '145' }],
    });
    expect(byTitle.get(steps.title.en)?.where).toEqual(expect.arrayContaining([expect.stringMatching(/\w/)]));
  });

  it('names what a page refers to', async () => {
    project.change('content/pages/home.yaml', '        - impact-players\n      eu:', '      eu:');
    const { things } = await project.calls.unpublished({});
    expect(things[0]?.changes).toEqual([
      expect.objectContaining({ before: expect.stringContaining('Impact Players') as string }),
    ]);
  });

  it('says without a version history what is missing', async () => {
    const other = builderProject();
    try {
      const { obstacle, draft } = await other.calls.unpublished({});
      expect(obstacle?.message).toBe(
        'Publishing needs the version history of this website. Ask your developer to turn it on.',
      );
      expect(draft).toBe('');
    } finally {
      other.remove();
    }
  });
});

it('queues a publication behind the one that runs', async () => {
  const publish = () => project.calls.publish({ draft: '0'.repeat(40), things: [] });
  expect(await Promise.all([publish(), publish()])).toMatchObject([{ state: 'running' }, { state: 'running' }]);
  await expect.poll(() => project.calls.publication({})).toMatchObject({ state: 'failed' });
});

describe('the files of what is chosen', () => {
  /** Returns the files that are published for some things. */
  async function filesFor(...things: string[]): Promise<string[]> {
    const repository = await openVersionRepository(project.root);
    const difference = await draftDifference(repository, publishingFolders(project.root, {}));
    return filesOfThings(difference, new Set(things));
  }

  it('have a new picture with the page that shows it, and not without', async () => {
    write(PICTURE, 'picture');
    project.change(ABOUT, 'seo:', 'image: /images/new-portrait.webp\nseo:');
    project.change('content/facts.yaml', 'over 5 years', 'over 6 years');
    expect(await filesFor(ABOUT)).toEqual([ABOUT, PICTURE]);
    expect(await filesFor('content/facts.yaml')).toEqual(['content/facts.yaml']);
    const { things } = await project.calls.unpublished({});
    expect(things.map(({ id }) => id)).not.toContain(PICTURE);
  });

  it('have no file that only templates or nothing shows', async () => {
    write(PICTURE, 'picture');
    project.change(ABOUT, 'From call center to', 'New words and');
    expect(await filesFor(ABOUT)).toEqual([ABOUT]);
  });
});
