import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, BUILD, contentOf, copyProject, edit } from './support/project-copy.ts';

const sectionsOf = (root: string, page: string) =>
  [...readFileSync(join(root, 'dist', page), 'utf8').matchAll(/<section data-section="([^"]+)"/g)].map(
    ([, type]) => type,
  );

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let root = '';
test.beforeAll(() => {
  root = copyProject();
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

test('two builds of the same content are the same, byte for byte', () => {
  expect(build(root).status).toBe(0);
  expect(contentOf(join(root, 'dist'))).toEqual(contentOf('dist'));
});

test('a build without a form service says so in one line, with the place where it would stand', () => {
  const lines = readFileSync(join(root, 'content/site.yaml'), 'utf8').split('\n');
  const line = lines.findIndex((words) => words.startsWith('# formEndpoint:')) + 1;
  expect(line).toBeGreaterThan(1);
  expect(build(root).stderr.match(/.*formEndpoint.*/g)).toEqual([
    `content/site.yaml:${line}  formEndpoint is not set: the contact form goes to the local receiver only.`,
  ]);
});

test('a variable that is no address is refused in one line, and the last good build stays', () => {
  const before = statSync(join(root, 'dist/index.html')).mtimeMs;
  const env = { ...process.env, FORM_ENDPOINT: 'forms' };
  const refused = spawnSync('node', BUILD, { cwd: root, encoding: 'utf8', env });
  expect([refused.status, refused.stderr]).toEqual([
    1,
    'FORM_ENDPOINT is "forms". Write a whole address with https://, or leave it out.\n',
  ]);
  expect(statSync(join(root, 'dist/index.html')).mtimeMs).toBe(before);
});

test('content that is wrong is refused with file, line and column, and the last good build stays', () => {
  const before = statSync(join(root, 'dist/index.html')).mtimeMs;
  edit(root, 'content/pages/home.yaml', (text) => text.replace('- type: hero', '- type: heroo'));
  const refused = build(root);
  edit(root, 'content/pages/home.yaml', (text) => text.replace('- type: heroo', '- type: hero'));
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/content\/pages\/home\.yaml:\d+:\d+ .*"heroo".*Did you mean "hero"\?/);
  expect(refused.stderr).not.toMatch(/\n\s+at /);
  expect(statSync(join(root, 'dist/index.html')).mtimeMs).toBe(before);
});

test('a code mistake fails the build, and the last good build stays', () => {
  const before = statSync(join(root, 'dist/index.html')).mtimeMs;
  edit(root, 'src/client.tsx', (text) => `import './nowhere.ts';\n${text}`);
  const refused = build(root);
  edit(root, 'src/client.tsx', (text) => text.replace("import './nowhere.ts';\n", ''));
  expect(refused.status).not.toBe(0);
  expect(statSync(join(root, 'dist/index.html')).mtimeMs).toBe(before);
});

test('moving, hiding, repeating and restricting sections, and a copied section type, change the page in just that way', () => {
  cpSync(join(root, 'src/sections/closing'), join(root, 'src/sections/farewell'), { recursive: true });
  for (const name of readdirSync(join(root, 'src/sections/farewell'))) {
    const own = join(root, 'src/sections/farewell', name);
    writeFileSync(own, readFileSync(own, 'utf8').replaceAll('./closing.', './farewell.'));
    renameSync(own, own.replace(/closing\.(?=[^/]*$)/, 'farewell.'));
  }
  edit(root, 'content/pages/home.yaml', (text) => {
    const [head = '', ...items] = text.split(/^ {2}(?=- type: )/m);
    const find = (type: string) => items.find((item) => item.startsWith(`- type: ${type}\n`)) ?? '';
    const [hero, cases, about, services, pricing, contact] = [
      'hero',
      'client-cases',
      'about',
      'services',
      'pricing',
      'contact',
    ].map(find);
    const hidden = (services ?? '').replace('- type: services\n', '- type: services\n    hidden: true\n');
    const danish = (cases ?? '').replace('- type: client-cases\n', '- type: client-cases\n    regions: [dk]\n');
    const again = (about ?? '').replace(/\n {4}id: about\n/, '\n    id: about-again\n');
    const farewell = `- type: farewell\n    title: { en: Bye, da: Farvel }\n    text: { en: See you, da: Vi ses }\n    action: { label: { en: Write, da: Skriv }, to: contact }\n`;
    return [head, hero, contact, about, again, hidden, pricing, danish, farewell].join('  ');
  });
  const built = build(root);
  expect(built.status).toBe(0);
  const before = ['hero', 'contact', 'about', 'about', 'pricing'];
  expect(sectionsOf(root, 'us/index.html')).toEqual([...before, 'farewell']);
  expect(sectionsOf(root, 'dk/index.html')).toEqual([...before, 'client-cases', 'farewell']);
});
