import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeEditorFiles, planEditorFiles } from './editor-files.ts';

const ROOT = join(import.meta.dirname, '../../..');
let root = '';

const touched = async () => {
  const { write, remove } = await planEditorFiles(root);
  return [...write.map(({ file }) => file), ...remove];
};
const read = (file: string) => readFile(join(root, file), 'utf8');
const change = async (file: string, edit: (text: string) => string) =>
  writeFile(join(root, file), edit(await read(file)));

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'editor-files-'));
  for (const folder of [
    'content',
    'src/schema',
    'src/regions',
    'src/data',
    'src/i18n',
    'src/authoring/brand',
    'src/sections/closing',
  ])
    await cp(join(ROOT, folder), join(root, folder), { recursive: true });
  await writeEditorFiles(root, await planEditorFiles(root));
});
afterAll(() => rm(root, { recursive: true }));

describe('files for editors', () => {
  it('are up to date once written', async () => {
    expect(await touched()).toEqual([]);
    expect(await read('content/pages/home.yaml')).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/\.\.\/schemas\/page\.schema\.json\n# The home page/,
    );
    expect(await read('src/sections/closing/closing.example.yaml')).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/\.\.\/\.\.\/schemas\/sections\/closing\.schema\.json\n/,
    );
  });

  it('map files to schemas for VS Code', async () => {
    const settings = JSON.parse(await read('.vscode/settings.json')) as Record<string, Record<string, string>>;
    expect(settings['yaml.schemas']?.['./schemas/page.schema.json']).toBe('content/pages/**/*.yaml');
    expect(settings['yaml.validate']).toBe(true);
    expect(JSON.parse(await read('.vscode/extensions.json'))).toEqual({ recommendations: ['redhat.vscode-yaml'] });
  });

  it("are stale after manual changes, or without a file's first line", async () => {
    await change('schemas/site.schema.json', (text) => text.replace('Site address', 'Address'));
    await change('content/facts.yaml', (text) => text.slice(text.indexOf('\n') + 1));
    expect(await touched()).toEqual(['schemas/site.schema.json', 'content/facts.yaml']);
    await writeEditorFiles(root, await planEditorFiles(root));
  });

  it('leave content alone that is saved in another encoding, so that no letter is lost', async () => {
    const before = await readFile(join(root, 'content/facts.yaml'));
    const others = [Buffer.from('name: { en: a, da: Rødgrød }\n', 'latin1'), Buffer.from('\uFEFFname: ø\n', 'utf16le')];
    for (const bytes of others) {
      await writeFile(join(root, 'content/facts.yaml'), bytes);
      expect(await touched()).not.toContain('content/facts.yaml');
    }
    await writeFile(join(root, 'content/facts.yaml'), before);
  });

  it('stay up to date when reformatted', async () => {
    await change('schemas/site.schema.json', (text) => JSON.stringify(JSON.parse(text)));
    expect(await touched()).toEqual([]);
  });

  it('are stale after a change of an example, which the reference page shows', async () => {
    await change('src/sections/closing/closing.example.yaml', (text) => text.replace('Write to me', 'Show me'));
    expect(await touched()).toEqual(['src/site/sections.md']);
    await writeEditorFiles(root, await planEditorFiles(root));
    expect(await read('src/site/sections.md')).toContain('en: Show me');
  });

  it('are removed with their section', async () => {
    await mkdir(join(root, 'schemas/sections'), { recursive: true });
    await writeFile(join(root, 'schemas/sections/gone.schema.json'), '{}\n');
    expect(await touched()).toEqual(['schemas/sections/gone.schema.json']);
    await writeEditorFiles(root, await planEditorFiles(root));
    await expect(read('schemas/sections/gone.schema.json')).rejects.toThrow('ENOENT');
  });
});
