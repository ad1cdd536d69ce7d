// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { changed, type Changes } from '../../../tests/support/small-documents.ts';
import { createDiagnosis, SMALL_SITE } from '../../../tests/support/small-site.ts';

const diagnose = createDiagnosis();
diagnose(SMALL_SITE);

const HERO = '    title: { en: Hello, da: Hej }\n';
const home = (to: string): Changes => ({ 'pages/home': [[HERO, to]] });

/** What the check says of the small site with some words changed: file, field, message and hint. */
const said = (changes: Changes, more: Record<string, string> = {}): string[] =>
  diagnose(changed(changes, more)).map(({ file, path, message, hint }) =>
    [file.replace('content/', ''), path, message, hint].join(' | '),
  );

describe('hidden signs', () => {
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
  ])('%j is named', (sign, name) => {
    const found = said({ 'pages/home': [['Hello', `He${sign}llo`]] });
    expect(found.join('\n')).toContain(`A sign that nobody sees stands here: ${name}.`);
  });

  it.each([
    ['a joiner behind a letter', '👩a\u200D💻'],
    ['a joiner in front of a letter', '👩\u200Da💻'],
    ['a hidden letter that follows no flag', '🏴a\u{E0067}'],
    ['a hidden letter far behind a flag', `🏴${'a'.repeat(30)}\u{E0067}`],
  ])('%s is named', (_what, words) => {
    expect(said({ 'pages/home': [['Hello', words]] })).toHaveLength(1);
  });

  it.each(['🧑🏽\u200D💻', '🧔\u200D♂️', '❤️\u200D🔥', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'])(
    '%s is one sign',
    (words) => {
      expect(said({ 'pages/home': [['Hello', words]] })).toEqual([]);
    },
  );

  it('are named once a line, and of a file so many at most', () => {
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
    expect(said(home(HERO + lines)).filter((line) => line.includes('nobody sees'))).toHaveLength(20);
  });

  it('are named in the last line too, where nothing follows it', () => {
    const text = String(SMALL_SITE['content/facts.yaml']);
    expect(said({}, { 'content/facts.yaml': `${text}# \u200B\u200B` })).toHaveLength(1);
  });
});

describe('texts for search engines', () => {
  const title = (page: string, words: string): Changes => ({
    [`pages/${page}`]: [
      [/title: \{.*\}/.exec(String(SMALL_SITE[`content/pages/${page}.yaml`]))?.[0] ?? '', `title: ${words}`],
    ],
  });
  const facts = (us: string, eu: string) => ({
    'content/facts.yaml': `replyTime: { en: A, da: A }\nadSpend: { us: "${us}", eu: "${eu}", dk: A }\n`,
  });

  it('may be as long as search engines show, and not longer', () => {
    expect(said(title('about-me', `{ en: ${'a'.repeat(60)}, da: A }`))).toEqual([]);
    expect(said(title('about-me', `{ en: ${'a'.repeat(61)}, da: A }`))).toHaveLength(1);
    expect(said(title('about-me', `{ en: ${'👩'.repeat(60)}, da: A }`))).toEqual([]);
  });

  it('are named for the region in which they are longest', () => {
    const words = title('about-me', '{ en: "{adSpend}", da: "{adSpend}" }');
    expect(said(words, facts('b'.repeat(61), 'c'.repeat(70)))).toEqual([
      `pages/about-me.yaml | seo.title.en | In region eu the title has 70 characters; search engines show 60. | Shorten it by 10; it reads "${'c'.repeat(39)}…".`,
    ]);
    expect(said(words, facts('b'.repeat(70), 'c'.repeat(61)))[0]).toContain('In region us the title has 70');
  });

  it('list ten case studies that make them too long, and count the others', () => {
    const study = String(SMALL_SITE['content/case-studies/gasper.yaml']);
    const more = Object.fromEntries(
      Array.from('abcdefghijkl', (letter) => [
        `content/case-studies/${letter}.yaml`,
        study
          .replaceAll('gasper', letter)
          .replace('clientName: Gasper', `clientName: ${letter} ${'long '.repeat(14)}${letter}`),
      ]),
    );
    const found = said(title('case-study', '{ en: "{client}", da: "Om {client}" }'), more).filter((line) =>
      line.includes('seo.title.en'),
    );
    expect(found).toHaveLength(10);
    expect(found.map((line) => /case study (\S+) has/.exec(line)?.[1]).join('')).toBe('abcdefghij');
    expect(found.at(-1)).toContain('". 2 more case studies make it too long.');
    for (const line of found.slice(0, -1)) expect(line).toMatch(/…"\.$/);
  });

  it('that name no case are named once, however many cases have them', () => {
    expect(said(title('case-study', `{ en: ${'a'.repeat(61)}, da: A }`))).toEqual([
      `pages/case-study.yaml | seo.title.en | In region us the title has 61 characters; search engines show 60. | Shorten it by 1; it reads "${'a'.repeat(39)}…".`,
    ]);
  });
});

describe('names of pages', () => {
  const page = String(SMALL_SITE['content/pages/thank-you.yaml']);
  it.each([
    ['Æbler & øl', 'aebler-oel'],
    ['--om os--', 'om-os'],
    ['Café/Søg her', 'cafe/soeg-her'],
    ['om_os', 'om-os'],
    ['us/about', 'my-page'],
  ])('%s may not stand, and %s is offered', (name, better) => {
    expect(said({}, { [`content/pages/${name}.yaml`]: page })[0]).toContain(
      `Rename it, for example to ${better}.yaml.`,
    );
  });

  it('may hold the word index, and not be it', () => {
    expect(said({}, { 'content/pages/indexes.yaml': page })).toEqual([]);
    expect(said({}, { 'content/pages/a/index.yaml': page })[0]).toContain('"index" stands for the folder itself');
  });

  it.each([
    ['home', 'It is the home page.'],
    ['404', 'It is shown where no page stands.'],
    ['case-study', 'The cards of case studies lead to it.'],
    ['case-study-not-found', 'It is shown where no case study stands.'],
    ['thank-you', 'The contact form leads to it where there is no script.'],
  ])('%s must be there', (name, why) => {
    const files = changed({});
    delete files[`content/pages/${name}.yaml`];
    expect(diagnose(files).find(({ message }) => message === 'The page is missing.')).toMatchObject({
      file: `content/pages/${name}.yaml`,
      line: 1,
      hint: `Bring it back: ${why}`,
    });
  });

  it('may not give pages of case studies an address that they have already', () => {
    const twin = String(SMALL_SITE['content/pages/case-study.yaml']).replace('each:', 'alsoAt: [case-study]\neach:');
    expect(
      said({}, { 'content/pages/more.yaml': twin }).map((line) => line.split(' | ').slice(0, 3).join(' | ')),
    ).toEqual([
      'pages/more.yaml | alsoAt[0] | The address /case-study/ascently-software belongs to content/pages/case-study.yaml already.',
      'pages/more.yaml | alsoAt[0] | The address /case-study/gasper-software belongs to content/pages/case-study.yaml already.',
    ]);
  });
});

describe('references and ids', () => {
  it('names a service that is not there', () => {
    expect(said(home(`${HERO}    service: something-else\n`))).toEqual([
      'pages/home.yaml | sections[0].service | There is no service "something-else". | Take it out, or add the service to content/services.yaml.',
    ]);
    expect(said(home(`${HERO}    service: ecommerce\n`))).toEqual([]);
  });

  it('names two services or plans of the same id', () => {
    const twice = (file: string) => {
      const text = String(SMALL_SITE[`content/${file}.yaml`]);
      const entry = text.slice(text.indexOf('\n') + 1).replace(/^benefits.*\n/m, '');
      return said({ [file]: [[entry, entry + entry]] });
    };
    expect(twice('services')[0]).toContain(
      'services.yaml | services[1].id | The id "ecommerce" stands in services[0] too.',
    );
    expect(twice('pricing')[0]).toContain('pricing.yaml | plans[1].id | The id "start" stands in plans[0] too.');
  });
});

describe('links to places', () => {
  const dk = `  - type: hero\n    id: danish\n    regions: [dk]\n${HERO}`;
  const link = (target: string, more = '') =>
    home(`${HERO}    cta: { label: { en: A, da: A }, to: "${target}" }\n${more}${dk}`);

  it('names the regions in which no section has the anchor', () => {
    expect(said(link('#danish'))[0]).toContain('No section of the home page has the anchor "danish" in region us, eu.');
    expect(said(link('#danish', '    regions: [dk]\n'))).toEqual([]);
    expect(said(link('#danish', '    regions: [us]\n'))[0]).toContain('has the anchor "danish". ');
  });

  it('names a link in a text that is never closed', () => {
    expect(said(home(`${HERO}    body: { en: "[A](/nowhere", da: A }\n`))[0]).toContain(
      'The link "[A](/nowhere" is never closed.',
    );
  });

  it('looks for a place that a case study names on the page that is made for it', () => {
    const summary = (anchor: string): Changes => ({
      'case-studies/gasper': [['summary:', `challenge: { en: "[A](#${anchor})", da: A }\nsummary:`]],
    });
    expect(said(summary('study'))).toEqual([]);
    expect(said(summary('lost'))[0]).toContain('No section of /case-study has the anchor "lost".');
  });
});
