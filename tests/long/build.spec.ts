import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { copyProject, runBuild, BUILD, TEST_BUILD, hashFiles, editFile } from '../../tools/project-fixture.ts';

const sectionsOf = (root: string, page: string) =>
  [...readFileSync(join(root, 'dist', page), 'utf8').matchAll(/<section data-section="([^"]+)"/g)].map(
    ([, type]) => type,
  );

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let root = '';
test.beforeAll(() => {
  root = copyProject(); // without the bundle: the first build is one from nothing
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The day on which the tested site was built: the latest one of its sitemap. */
const dayOfBuild = () =>
  readFileSync('dist/sitemap.xml', 'utf8')
    .match(/(?<=<lastmod>)[\d-]+/g)
    ?.toSorted()
    .at(-1) ?? '';

test('builds the same content of a day to identical bytes', () => {
  expect(spawnSync('node', [...BUILD, '--date', dayOfBuild()], { cwd: root }).status).toBe(0);
  expect(hashFiles(join(root, 'dist'))).toEqual(hashFiles('dist'));
});

test('warns in one line when no form service is set, and names the file and line to set it', () => {
  const lines = readFileSync(join(root, 'content/site.yaml'), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.startsWith('# formEndpoint:')) + 1;
  expect(line).toBeGreaterThan(1);
  expect(runBuild(root).stderr.match(/.*formEndpoint.*/g)).toEqual([
    `content/site.yaml:${line}  formEndpoint is not set: only "npm run site" takes the contact form.`,
  ]);
});

test("counts the owner's open questions in one line, and refuses a production build because of them", () => {
  const before = statSync(join(root, 'dist/index.html')).mtimeMs;
  const { status, stderr } = spawnSync('node', [...BUILD, '--production'], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  const [form, left, refusal] = stderr.trim().split('\n');
  expect(form).toContain('formEndpoint is not set');
  expect(left).toMatch(
    /^content\/\S+\.yaml:\d+ {2}\d+ examples and open questions are left; see docs\/before-launch\.md\.$/,
  );
  expect(refusal).toContain('A build for production is refused');
  expect(statSync(join(root, 'dist/index.html')).mtimeMs).toBe(before);
});

test('completes a production build once no question is open', () => {
  const marked = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((file) => `content/${file}`)
    .filter((file) => file.endsWith('.yaml'));
  const texts = marked.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  for (const [file, text] of texts)
    writeFileSync(join(root, file), text.replaceAll(/ ?# (EXAMPLE|CONFIRM|LAWYER): .*/g, ''));
  const env = { ...process.env, FORM_ENDPOINT: 'https://forms.example.com/1' };
  const built = spawnSync('node', [...BUILD, '--production'], { cwd: root, encoding: 'utf8', env });
  for (const [file, text] of texts) writeFileSync(join(root, file), text);
  expect([built.status, built.stderr]).toEqual([0, '']);
});

test("rejects an environment variable that isn't a URL in one line, and keeps the previous build", () => {
  const before = statSync(join(root, 'dist/index.html')).mtimeMs;
  const env = { ...process.env, FORM_ENDPOINT: 'forms' };
  const refused = spawnSync('node', TEST_BUILD, { cwd: root, encoding: 'utf8', env });
  expect([refused.status, refused.stderr]).toEqual([
    1,
    'FORM_ENDPOINT is "forms". Write a whole address with https://, or leave it out.\n',
  ]);
  expect(statSync(join(root, 'dist/index.html')).mtimeMs).toBe(before);
});

test('rejects invalid content with file, line and column, and keeps the previous build', () => {
  const before = statSync(join(root, 'dist/index.html')).mtimeMs;
  editFile(root, 'content/pages/home.yaml', (text) => text.replace('- type: hero', '- type: heroo'));
  const refused = runBuild(root);
  editFile(root, 'content/pages/home.yaml', (text) => text.replace('- type: heroo', '- type: hero'));
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/content\/pages\/home\.yaml:\d+:\d+ .*"heroo".*Did you mean "hero"\?/);
  expect(refused.stderr).not.toMatch(/\n\s+at /);
  expect(statSync(join(root, 'dist/index.html')).mtimeMs).toBe(before);
});

test('rejects a missing or invalid brand, or missing content, with a remedy and without a stack trace', () => {
  const before = statSync(join(root, 'dist/index.html')).mtimeMs;
  const brand = join(root, 'content/brand.yaml');
  const text = readFileSync(brand, 'utf8');
  const refused = (change: () => void, restore: () => void) => {
    change();
    const { status, stderr } = runBuild(root);
    restore();
    expect(status).toBe(1);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(statSync(join(root, 'dist/index.html')).mtimeMs).toBe(before);
    return stderr;
  };
  const write = (content: string) => () => writeFileSync(brand, content);
  expect(refused(write(text.replace(/accent: .*/, 'accent: notacolour')), write(text))).toMatch(
    /^content\/brand\.yaml:\d+:11 .*"notacolour".* A color is written '#rrggbb'/,
  );
  expect(refused(write(''), write(text))).toContain('content/brand.yaml:1:1  The file is empty. Write its fields');
  expect(refused(() => rmSync(brand), write(text))).toContain('content/brand.yaml:1:1  The file is missing. Bring it');
  const away = join(root, 'content-away');
  const move = (from: string, to: string) => () => renameSync(from, to);
  expect(refused(move(join(root, 'content'), away), move(away, join(root, 'content')))).toContain(
    'content:1:1  content is missing.',
  );
});

test('fails on a code error, and keeps the previous build', () => {
  const before = statSync(join(root, 'dist/index.html')).mtimeMs;
  editFile(root, 'src/entry-client.tsx', (text) => `import './nowhere.ts';\n${text}`);
  const refused = runBuild(root);
  editFile(root, 'src/entry-client.tsx', (text) => text.replace("import './nowhere.ts';\n", ''));
  expect(refused.status).not.toBe(0);
  expect(statSync(join(root, 'dist/index.html')).mtimeMs).toBe(before);
});

test('publishes what the site means to, and of pictures only what shows', async () => {
  const secret = 'Kept-Between-Us';
  const put = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(root, 'public', file)), { recursive: true });
    writeFileSync(join(root, 'public', file), content);
  };
  const colors = await Promise.all(
    ['#c33', '#36c'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const noted = { IFD0: { Artist: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 40/1 34/1' } };
  put(
    'images/place.jpg',
    await sharp(colors[0]).withMetadata({ orientation: 6 }).withExifMerge(noted).jpeg().toBuffer(),
  );
  put(
    'press/moving.webp',
    await sharp(colors, { join: { animated: true } })
      .withExif(noted)
      .webp()
      .toBuffer(),
  );
  put('press/chart.svg', `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${secret} --><path d="M0 0"/></svg>`);
  for (const file of ['.env', '.DS_Store', 'images/._place.jpg', 'images/Thumbs.db', 'server.key']) put(file, secret);
  const { status, stderr } = runBuild(root);
  expect(stderr).toContain('public/.env:1:1  warning This is not published: by its name, it may hold a password');
  expect(status).toBe(0);

  const published = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(published.filter((file) => /(?:^|\/)\.|Thumbs|\.key$/.test(file))).toEqual([]);
  for (const file of published.filter((name) => /\.(?:jpg|webp|svg)$/.test(name)))
    expect(readFileSync(join(root, 'dist', file)).includes(secret), file).toBe(false);
  const photo = await sharp(readFileSync(join(root, 'dist/images/place.jpg'))).metadata();
  expect([photo.exif, photo.width, photo.height]).toEqual([undefined, 40, 60]);
  const moving = await sharp(readFileSync(join(root, 'dist/press/moving.webp'))).metadata();
  expect([moving.exif, moving.pages]).toEqual([undefined, 2]);
  expect(readFileSync(join(root, 'dist/press/chart.svg'), 'utf8')).toContain('<path d="M0 0"/>');
});

test('publishes a page and a picture with the longest names, and refuses longer ones without a stack trace', async () => {
  const page = (length: number) => join(root, 'content/pages', `${'a'.repeat(length)}.yaml`);
  const picture = join(root, 'public/images', `${'b'.repeat(226)}.png`);
  const canvas = sharp({ create: { width: 1600, height: 9, channels: 3, background: '#36c' } });
  writeFileSync(picture, await canvas.png().toBuffer());
  cpSync(join(root, 'content/pages/terms-of-service.yaml'), page(230));
  const built = runBuild(root);
  rmSync(picture);
  rmSync(page(230));
  expect(built.stderr).not.toContain(' error ');
  expect(built.status).toBe(0);
  expect(readdirSync(join(root, 'dist/us'))).toContain(`${'a'.repeat(230)}.html.br`);
  expect(readdirSync(join(root, 'dist/assets')).filter((name) => name.startsWith('bbb'))).not.toEqual([]);

  cpSync(join(root, 'content/pages/terms-of-service.yaml'), page(240));
  const refused = runBuild(root);
  rmSync(page(240));
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('a part of it takes 240 bytes');
  expect(refused.stderr).not.toMatch(/\n\s+at /);
});

test('moves, hides, repeats and restricts sections, and accepts a copied section type', () => {
  cpSync(join(root, 'src/sections/closing'), join(root, 'src/sections/farewell'), { recursive: true });
  for (const name of readdirSync(join(root, 'src/sections/farewell'))) {
    const own = join(root, 'src/sections/farewell', name);
    writeFileSync(own, readFileSync(own, 'utf8').replaceAll('./closing.', './farewell.'));
    renameSync(own, own.replace(/closing\.(?=[^/]*$)/, 'farewell.'));
  }
  editFile(root, 'content/pages/home.yaml', (text) => {
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
  const built = runBuild(root);
  expect(built.status).toBe(0);
  const before = ['hero', 'contact', 'about', 'about', 'pricing'];
  expect(sectionsOf(root, 'us/index.html')).toEqual([...before, 'farewell']);
  expect(sectionsOf(root, 'dk/index.html')).toEqual([...before, 'client-cases', 'farewell']);
});

test('publishes the script and the styles of a section type only while a page uses it', () => {
  const published = () => readdirSync(join(root, 'dist/assets'));
  const scripts = () => published().filter((name) => /^farewell\.section-.*\.js$/.test(name));
  const stylesheet = () =>
    readFileSync(join(root, 'dist/assets', published().find((name) => name.endsWith('.css')) ?? ''), 'utf8');
  const html = readFileSync(join(root, 'dist/us/index.html'), 'utf8');
  const names = (html.split('<section data-section="farewell"')[1] ?? '').split('</section>')[0]?.match(/\b_[\w]+/g);
  const before = stylesheet();
  const styled = [...new Set(names)].filter((name) => before.includes(`.${name}`));
  expect([scripts().length, styled.length > 0]).toEqual([1, true]);

  editFile(root, 'content/pages/home.yaml', (text) => text.slice(0, text.indexOf('  - type: farewell')));
  expect(runBuild(root).status).toBe(0);
  const after = stylesheet();
  expect(scripts()).toEqual([]);
  expect(styled.filter((name) => !after.includes(`.${name}`))).not.toEqual([]);
});
