import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { siteTemplates } from '../src/authoring/scaffold/site-template.ts';
import { hasDrawnSymbol } from '../src/content/outputs/symbol/symbol-files.ts';
import { runStep } from '../src/upgrade/run-step.ts';
import { callCommand } from '../tests/support/run-command.ts';
import { copyEngineWith } from '../tests/support/second-site.ts';
import { newSite } from './commands/new-site.ts';

function temporary(root: string): string {
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

const emptyFolder = () => temporary(mkdtempSync(join(tmpdir(), 'new-site-')));
const filesIn = (root: string) => readdirSync(root, { recursive: true, encoding: 'utf8' });

describe('npm run new:site with a template', () => {
  it.each(siteTemplates())('writes a site that the content check accepts beside the engine: %s', async (template) => {
    const root = temporary(copyEngineWith('choir'));
    const { status, stdout, stderr } = await callCommand(newSite, root, [
      '--template',
      template,
      '--yes',
      '--name',
      'Casa "Azul" # 1',
    ]);
    expect([status, stderr]).toEqual([0, '']);
    expect(parse(readFileSync(join(root, 'content/site.yaml'), 'utf8'))).toMatchObject({ name: 'Casa "Azul" # 1' });
    const checked = await runStep(root, ['run', '--silent', 'content:check', '--', '--format', 'json']);
    expect(checked.status, checked.output).toBe(0);
    // What is left are the owner's own values: nothing else is doubtful.
    const { diagnostics } = JSON.parse(checked.output) as { diagnostics: { message: string }[] };
    expect(
      diagnostics.filter(
        ({ message }) => !/^(?:This is an example|Only you can confirm|To be read by a lawyer)/.test(message),
      ),
    ).toEqual([]);
    const [, kept = ''] = /^The site that was here is in (\S+)\.\n/.exec(stdout) ?? [];
    expect(readdirSync(join(root, kept)).sort()).toEqual(['content', 'public', 'src']);
    expect(existsSync(join(root, 'content/concerts/advent.yaml'))).toBe(false);
  });

  it.each(siteTemplates())('shows every picture that it brings, and fills in each answer: %s', async (template) => {
    const root = emptyFolder();
    await callCommand(newSite, root, ['--template', template, '--yes']);
    const texts = filesIn(root)
      .filter((file) => /\.(?:yaml|ts)$/.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'));
    expect(texts.filter((text) => /__[A-Z]+__/.test(text))).toEqual([]);
    // A symbol of its own, which the icons show.
    const symbol = readFileSync(join(root, 'src/site/brand/symbol.template.svg'), 'utf8');
    expect(symbol).not.toBe(readFileSync(join(import.meta.dirname, '../src/site/brand/symbol.template.svg'), 'utf8'));
    expect(hasDrawnSymbol(root)).toBe(true);
    const drawings = filesIn(join(root, 'public/images')).filter((file) => file !== 'symbol.svg');
    expect(drawings.length).toBeGreaterThan(0);
    expect(drawings.filter((file) => !texts.some((text) => text.includes(`/images/${file}`)))).toEqual([]);
  });

  it.each(siteTemplates())('asks no more for what the owner has answered: %s', async (template) => {
    const root = emptyFolder();
    const site = () => readFileSync(join(root, 'content/site.yaml'), 'utf8');
    const { stdout } = await callCommand(newSite, root, ['--template', template, '--yes', '--email', 'me@example.org']);
    expect(site()).toMatch(/^email: ["']?me@example\.org["']? # (?!EXAMPLE)/m);
    expect(site()).toMatch(/^ {2}street: .* # EXAMPLE: /m);
    expect(stdout).toContain('git add --all && git commit');
  });

  it('changes nothing without a terminal, unless it may take examples', async () => {
    const root = emptyFolder();
    writeFileSync(join(root, 'notes.txt'), 'Mine');
    const { status, stderr } = await callCommand(newSite, root, ['--template', 'restaurant']);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^Nobody can be asked here: add --yes, which takes examples for what you leave out\.\nUsage:/,
    );
    expect(readdirSync(root)).toEqual(['notes.txt']);
  });

  it('puts the old site back if the new one can’t be written', async () => {
    const root = emptyFolder();
    mkdirSync(join(root, 'content'));
    writeFileSync(join(root, 'content/site.yaml'), 'name: Mine');
    writeFileSync(join(root, 'src'), 'no folder');
    const { status, stderr } = await callCommand(newSite, root, ['--template', 'restaurant', '--yes']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/ Nothing was changed\.\n$/);
    expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe('name: Mine');
    expect(existsSync(join(root, 'public'))).toBe(false);
  });

  it('leaves the old site in its place if it can’t be moved away', async () => {
    const root = emptyFolder();
    mkdirSync(join(root, 'content'));
    writeFileSync(join(root, 'content/site.yaml'), 'name: Mine');
    writeFileSync(join(root, '.local'), 'no folder');
    const { status, stderr } = await callCommand(newSite, root, ['--template', 'restaurant', '--yes']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/ Nothing was changed\.\n$/);
    expect(filesIn(root).sort()).toEqual(['.local', 'content', 'content/site.yaml']);
  });

  it('names the templates that there are', async () => {
    const { status, stderr } = await callCommand(newSite, emptyFolder(), ['--template', 'bank', '--yes']);
    expect([status, stderr.split('\n')[0]]).toEqual([
      2,
      `There's no template "bank": choose ${siteTemplates().join(', ')}.`,
    ]);
  });
});
