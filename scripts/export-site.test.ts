import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callCommand, copyContent } from '../tests/support/run-command.ts';
import { exportToFolder } from './commands/export-site.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('npm run export', () => {
  it('writes documents of every region, data and pictures to an empty folder', async () => {
    const [root, folder] = [copyContent(), emptyFolder()];
    const { status, stdout, stderr } = await callCommand(exportToFolder, root, ['--to', folder]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/: \d+ pages in 3 regions, and \d+ pictures and other files\.\n$/);
    const regions = Object.keys(
      (JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as { regions: object }).regions,
    );
    expect(readdirSync(folder).sort()).toEqual([...regions, 'content', 'public', 'site.json'].sort());
    for (const region of regions) {
      const home = readFileSync(join(folder, region, 'pages/home.md'), 'utf8');
      const pictures = [...home.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, address = '']) =>
        join(folder, region, 'pages', address),
      );
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.filter((picture) => !existsSync(picture))).toEqual([]);
    }
  });

  it("refuses a folder that isn't empty, and leaves it as it is", async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'notes.txt'), 'Mine');
    const { status, stderr } = await callCommand(exportToFolder, process.cwd(), ['--to', folder]);
    expect([status, stderr]).toEqual([
      1,
      `${folder} isn't an empty folder and stays as it is. Name another folder with --to, or empty it.\n`,
    ]);
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });

  it('refuses a folder of the project', async () => {
    const root = emptyFolder();
    mkdirSync(join(root, 'content'));
    expect(await callCommand(exportToFolder, root, ['--to', 'content/export'])).toEqual({
      status: 1,
      stdout: '',
      stderr: 'content/export belongs to the project. Name a folder outside of content/, public/ and src/.\n',
    });
  });

  it('writes nothing while the content has errors', async () => {
    const [root, folder] = [copyContent(), emptyFolder()];
    writeFileSync(join(root, 'content/pages/home.yaml'), 'name: Home\n');
    const { status, stderr } = await callCommand(exportToFolder, root, ['--to', folder]);
    expect(status).toBe(1);
    expect(stderr).toContain('content/pages/home.yaml');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('asks for the folder', async () => {
    expect(await callCommand(exportToFolder, emptyFolder())).toMatchObject({ status: 2, stdout: '' });
  });
});
