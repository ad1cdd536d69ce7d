import { describe, expect, it } from 'vitest';
import { filesWith, type Changes } from '../../../../tests/support/minimal-page-data.ts';
import { createDiagnosis, MINIMAL_SITE } from '../../../../tests/support/minimal-site.ts';

const diagnose = createDiagnosis();
diagnose(MINIMAL_SITE);

const HERO = '    title: { en: Hello, da: Hej }\n';
const home = (to: string): Changes => ({ 'pages/home': [[HERO, to]] });

/** Returns the findings of the small site with these changes: file, field, message and hint. */
const said = (changes: Changes, more: Record<string, string> = {}): string[] =>
  diagnose(filesWith(changes, more)).map(({ file, path, message, hint }) =>
    [file.replace('content/', ''), path, message, hint].join(' | '),
  );

describe('names that are too long for a file', () => {
  const LONG = 'a'.repeat(240);
  const REASON = 'a part of it takes 240 bytes, and file systems have room for 230 with what the build adds';

  it('of a page, a further address and an old one', () => {
    const [page = ''] = said(
      {},
      { [`content/pages/${LONG}.yaml`]: String(MINIMAL_SITE['content/pages/about-me.yaml']) },
    );
    expect(page).toContain(
      `The name of the file cannot be an address: ${REASON}. | Rename it, for example to my-page.yaml.`,
    );
    expect(
      said({ 'pages/about-me': [['sections:', `alsoAt: [${LONG}]\nredirectFrom: [/old/${LONG}]\nsections:`]] }),
    ).toEqual([
      `pages/about-me.yaml | alsoAt[0] | No page can have the address /${LONG}: ${REASON}. | Choose another address.`,
      `pages/about-me.yaml | redirectFrom[0] | No redirect can begin at /old/${LONG}: ${REASON}. | Delete the address.`,
    ]);
  });

  it('of a client, whose name is part of the address', () => {
    const found = said({
      'projects/gasper': [
        [/clientName: .*/.exec(String(MINIMAL_SITE['content/projects/gasper.yaml']))?.[0] ?? '', `clientName: ${LONG}`],
      ],
    });
    expect(found.join('\n')).toMatch(/clientName \| No page can have the address .*: a part of it takes 249 bytes/);
  });
});

describe('invisible characters', () => {
  it.each([
    ['\0', 'U+0000, zero byte'],
    ['\r', 'U+000D, carriage return'],
    ['\u0007', 'U+0007, control character'],
    ['\u200B', 'U+200B, zero-width space'],
    ['\u200C', 'U+200C, zero-width non-joiner'],
    ['\u200D', 'U+200D, zero-width joiner'],
    ['\u200E', 'U+200E, turns the direction of the writing'],
    ['\u2028', 'U+2028, line separator'],
    ['\u2029', 'U+2029, paragraph separator'],
    ['\u2060', 'U+2060, word joiner'],
    ['\u2061', 'U+2061, has no width'],
    ['\uFEFF', 'U+FEFF, byte order mark'],
    ['\u{E0067}', 'U+E0067, has no width'],
  ])('reports %j', (sign, name) => {
    const found = said({ 'pages/home': [['Hello', `He${sign}llo`]] });
    expect(found.join('\n')).toContain(`There is an invisible character here: ${name}.`);
  });

  it.each([
    ['a joiner behind a letter', '👩a\u200D💻'],
    ['a joiner in front of a letter', '👩\u200Da💻'],
    ['a hidden letter that follows no flag', '🏴a\u{E0067}'],
    ['a hidden letter far behind a flag', `🏴${'a'.repeat(30)}\u{E0067}`],
  ])('reports %s', (_what, value) => {
    expect(said({ 'pages/home': [['Hello', value]] })).toHaveLength(1);
  });

  it.each(['🧑🏽\u200D💻', '🧔\u200D♂️', '❤️\u200D🔥', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'])(
    '%s is one sign',
    (value) => {
      expect(said({ 'pages/home': [['Hello', value]] })).toEqual([]);
    },
  );

  it('are reported once per line, up to a maximum per file', () => {
    expect(said({ 'pages/home': [['Hello', 'H\u200Bel\u200Blo']] })).toHaveLength(1);
    expect(
      said({
        'pages/home': [
          ['Hello', 'H\u200Bello'],
          ['da: Hej }\n', 'da: Hej }\n    id: \u200Bhome\n'],
        ],
      }).length,
    ).toBeGreaterThan(1);
    const lines = '    # \u200B\n'.repeat(30);
    expect(said(home(HERO + lines)).filter((line) => line.includes('invisible character'))).toHaveLength(20);
  });

  it('are reported in a last line without a line break', () => {
    const text = String(MINIMAL_SITE['content/facts.yaml']);
    expect(said({}, { 'content/facts.yaml': `${text}# \u200B\u200B` })).toHaveLength(1);
  });
});

describe('SEO texts', () => {
  const title = (page: string, value: string): Changes => ({
    [`pages/${page}`]: [
      [/title: \{.*\}/.exec(String(MINIMAL_SITE[`content/pages/${page}.yaml`]))?.[0] ?? '', `title: ${value}`],
    ],
  });
  const facts = (us: string, eu: string) => ({
    'content/facts.yaml': `replyTime: { en: A, da: A }\nadSpend: { us: "${us}", eu: "${eu}", dk: A }\n`,
  });

  it('may be exactly as long as the limit', () => {
    expect(said(title('about-me', `{ en: ${'a'.repeat(60)}, da: A }`))).toEqual([]);
    expect(said(title('about-me', `{ en: ${'a'.repeat(61)}, da: A }`))).toHaveLength(1);
    expect(said(title('about-me', `{ en: ${'👩'.repeat(60)}, da: A }`))).toEqual([]);
  });

  it('are reported for the region with the longest text', () => {
    const change = title('about-me', '{ en: "{adSpend}", da: "{adSpend}" }');
    expect(said(change, facts('b'.repeat(61), 'c'.repeat(70)))).toEqual([
      `pages/about-me.yaml | seo.title.en | In region eu the title has 70 characters; search engines show 60. | Shorten it by 10; it reads "${'c'.repeat(39)}…".`,
    ]);
    expect(said(change, facts('b'.repeat(70), 'c'.repeat(61)))[0]).toContain('In region us the title has 70');
  });

  it('list ten projects that make them too long, and count the rest', () => {
    const project = String(MINIMAL_SITE['content/projects/gasper.yaml']);
    const more = Object.fromEntries(
      Array.from('abcdefghijkl', (letter) => [
        `content/projects/${letter}.yaml`,
        project
          .replaceAll('gasper', letter)
          .replace('clientName: Gasper', `clientName: ${letter} ${'long '.repeat(14)}${letter}`),
      ]),
    );
    const found = said(title('project', '{ en: "{client}", da: "Om {client}" }'), more).filter((line) =>
      line.includes('seo.title.en'),
    );
    expect(found).toHaveLength(10);
    expect(found.map((line) => /project (\S+) has/.exec(line)?.[1]).join('')).toBe('abcdefghij');
    expect(found.at(-1)).toContain('". 2 more projects make it too long.');
    for (const line of found.slice(0, -1)) expect(line).toMatch(/…"\.$/);
  });

  it('without project fields are reported once, however many projects there are', () => {
    expect(said(title('project', `{ en: ${'a'.repeat(61)}, da: A }`))).toEqual([
      `pages/project.yaml | seo.title.en | In region us the title has 61 characters; search engines show 60. | Shorten it by 1; it reads "${'a'.repeat(39)}…".`,
    ]);
  });
});

describe('page names', () => {
  const page = String(MINIMAL_SITE['content/pages/thank-you.yaml']);
  it.each([
    ['Æbler & øl', 'aebler-oel'],
    ['--om os--', 'om-os'],
    ['Café/Søg her', 'cafe/soeg-her'],
    ['om_os', 'om-os'],
    ['us/about', 'about'],
  ])('reports %s and suggests %s', (name, better) => {
    expect(said({}, { [`content/pages/${name}.yaml`]: page })[0]).toContain(
      `Rename it, for example to ${better}.yaml.`,
    );
  });

  it('may contain the word index, but not equal it', () => {
    expect(said({}, { 'content/pages/indexes.yaml': page })).toEqual([]);
    expect(said({}, { 'content/pages/a/index.yaml': page })[0]).toContain('"index" means the folder itself');
  });

  it.each([
    ['home', 'It is the home page.'],
    ['404', 'It is shown for unknown addresses.'],
    ['project', 'It makes the page of each project.'],
    ['project-not-found', 'It is shown for unknown projects.'],
    ['thank-you', 'The contact form redirects to it without JavaScript.'],
  ])('reports the missing page %s', (name, why) => {
    const files = filesWith({});
    delete files[`content/pages/${name}.yaml`];
    expect(diagnose(files).find(({ message }) => message === 'The page is missing.')).toMatchObject({
      file: `content/pages/${name}.yaml`,
      line: 1,
      hint: `Bring it back: ${why}`,
    });
  });

  it("reports a page at a project's path", () => {
    const twin = String(MINIMAL_SITE['content/pages/project.yaml']).replace('each:', 'alsoAt: [project]\neach:');
    expect(
      said({}, { 'content/pages/more.yaml': twin }).map((line) => line.split(' | ').slice(0, 3).join(' | ')),
    ).toEqual([
      'pages/project.yaml | each | The address /project/alderley-software belongs to content/pages/more.yaml already.',
      'pages/project.yaml | each | The address /project/gasper-software belongs to content/pages/more.yaml already.',
    ]);
  });
});

describe('references and ids', () => {
  it('reports a missing entry', () => {
    expect(said(home(`${HERO}    cases: [something-else]\n`))).toEqual([
      'pages/home.yaml | sections[0].cases[0] | There is no project "something-else". | Take it out, or bring back content/projects/something-else.yaml.',
    ]);
    expect(said(home(`${HERO}    cases: [gasper]\n`))).toEqual([]);
  });

  it('reports duplicate ids in lists of files that exist once', () => {
    const twice = (file: string) => {
      const text = String(MINIMAL_SITE[`content/${file}.yaml`]);
      const entry = text.slice(text.indexOf('\n') + 1);
      return said({ [file]: [[entry, entry + entry]] });
    };
    expect(twice('offers')[0]).toContain('offers.yaml | offers[1].id | The id "stores" is also used in offers[0].');
    expect(twice('rates')[0]).toContain('rates.yaml | plans[1].id | The id "start" is also used in plans[0].');
  });
});

describe('links to anchors', () => {
  const dk = `  - type: hero\n    id: danish\n    regions: [dk]\n${HERO}`;
  const link = (target: string, more = '') =>
    home(`${HERO}    cta: { label: { en: A, da: A }, to: "${target}" }\n${more}${dk}`);

  it('list the regions in which no section has the anchor', () => {
    expect(said(link('#danish'))[0]).toContain('No section of the home page has the anchor "danish" in region us, eu.');
    expect(said(link('#danish', '    regions: [dk]\n'))).toEqual([]);
    expect(said(link('#danish', '    regions: [us]\n'))[0]).toContain('has the anchor "danish". ');
  });

  it('are reported if their bracket is never closed', () => {
    expect(said(home(`${HERO}    body: { en: "[A](/nowhere", da: A }\n`))[0]).toContain(
      'The link "[A](/nowhere" is never closed.',
    );
  });

  it('in a project are checked against its own page', () => {
    const summary = (anchor: string): Changes => ({
      'projects/gasper': [['summary:', `challenge: { en: "[A](#${anchor})", da: A }\nsummary:`]],
    });
    expect(said(summary('study'))).toEqual([]);
    expect(said(summary('lost'))[0]).toContain('No section of /project has the anchor "lost".');
  });
});
