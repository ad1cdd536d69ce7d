import { expect, it } from 'vitest';
import { createDiagnosis, MINIMAL_SITE } from '../../tests/support/minimal-site.ts';

const diagnose = createDiagnosis();
diagnose(MINIMAL_SITE);

const HOME = 'content/pages/home.yaml';
const home = (from: string, to: string) => String(MINIMAL_SITE[HOME]).replace(from, () => to);
const TITLE = 'title: { en: Hello, da: Hej }';

it.each([
  ['a byte order mark', `\uFEFF${String(MINIMAL_SITE[HOME])}`],
  ['line breaks of Windows', String(MINIMAL_SITE[HOME]).replaceAll('\n', '\r\n')],
  ['three dashes at the top', `---\n${String(MINIMAL_SITE[HOME])}`],
  ['an emoji of several parts', home('Hello', '👩‍💻 👨‍👩‍👧 ✍🏽 ❤️‍🔥')],
  ['the flag of Scotland', home('Hello', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}')],
  ['a no-break space and a soft hyphen', home('Hello', '75\u00A0kg re\u00ADgion')],
  [
    'no-break spaces at the head of a text and behind its colon',
    home(TITLE, 'title:\n      en: \u00A0Note:\u00A0one\n      da: >-\n        \u00A0- en:\u00A0to'),
  ],
  ['a # inside quotes', home(TITLE, 'title: { en: "We are #1", da: "Nr. #1" }')],
  ['a # inside a long text', home(TITLE, 'title:\n      en: >-\n        We are #1 here\n      da: Hej')],
  ['a comment after a value', home('type: hero', 'type: hero # opens the page')],
  [
    'the mark of a translation that was read again',
    home(TITLE, 'title:\n      en: Hello\n      da: Hej # read 2026-03-06'),
  ],
  ['a comment on a line of its own', home('    id: home', '    # the anchor\n    id: home')],
  ['a brace in quotes with a fact in it', home(TITLE, 'title: { en: "{replyTime}", da: "{replyTime}" }')],
  [
    'the same anchor in different regions',
    home(TITLE, `regions: [us]\n    ${TITLE}\n  - type: hero\n    id: home\n    regions: [eu, dk]\n    ${TITLE}`),
  ],
  [
    'an anchor twice, once in a hidden section',
    home(TITLE, `${TITLE}\n  - type: hero\n    id: home\n    hidden: true\n    ${TITLE}`),
  ],
  [
    'a link to a section by its type',
    home(TITLE, `${TITLE}\n    cta: { label: { en: A, da: A }, to: "/thank-you#hero" }`),
  ],
  ['a todo list and a size', home(TITLE, 'title: { en: "Your todo list, TODOS", da: "Str. xxxl" }')],
  ['bold text and a link', home(TITLE, `${TITLE}\n    body: { en: "**A** [b](https://example.org/x) **C**", da: A }`)],
  ['an anchor with hidden letters inside a word', home('id: home', 'id: roadmap-leads-loads')],
])('accepts %s', (_what, text) => {
  expect(diagnose({ ...MINIMAL_SITE, [HOME]: text })).toEqual([]);
});

it.each([
  ['a page', 'content/pages/about-me.yaml'],
  ['a page made for each project', 'content/pages/project.yaml'],
  ['a project', 'content/projects/gasper.yaml'],
  ['the list of facts', 'content/facts.yaml'],
  ['the regions', 'content/regions.yaml'],
])('reports an unreadable %s, but not the references to it', (_what, file) => {
  const links = home(
    TITLE,
    'title: { en: "In {replyTime}", da: "Om {replyTime}" }\n    cases: [gasper]\n    cta: { label: { en: A, da: A }, to: "/about-me#story" }\n    body: { en: "[A](/project/gasper-software)", da: A }',
  );
  const found = diagnose({ ...MINIMAL_SITE, [HOME]: links, [file]: `${String(MINIMAL_SITE[file])}\nbroken` });
  expect(found.map((diagnostic) => diagnostic.file)).toEqual([file]);
});

it('reports the errors of all files, sorted by file and line', () => {
  const found = diagnose({
    ...MINIMAL_SITE,
    [HOME]: home('type: hero', 'type: heroo').replace('name:', 'nam:'),
    'content/projects/gasper.yaml': String(MINIMAL_SITE['content/projects/gasper.yaml']).replace('B2B', 'B2C'),
    'content/facts.yaml': 'a: {',
  });
  expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'content/facts.yaml:1 The bracket that was opened above is not closed.',
    `${HOME}:1 "nam" is not a field here.`,
    `${HOME}:7 "heroo" is not a section.`,
    'content/projects/gasper.yaml:8 "B2C" is none of the choices here.',
  ]);
});

it('lists the first hundred errors of a file and counts the rest', () => {
  const sections = Array.from({ length: 150 }, () => '  - type: heroo\n').join('');
  const found = diagnose({ ...MINIMAL_SITE, [HOME]: home(`${TITLE}\n`, `${TITLE}\n${sections}`) });
  expect(found).toHaveLength(101);
  expect(found.at(-1)?.message).toBe('50 more mistakes follow in this file.');
});

it('suggests an image whose name differs only in case', () => {
  const text = home(TITLE, `${TITLE}\n    picture: { src: /images/Portrait.svg, alt: { en: A, da: A } }`);
  expect(diagnose({ ...MINIMAL_SITE, [HOME]: text })[0]?.hint).toBe('Did you mean "/images/portrait.svg"?');
});

const locations = (files: typeof MINIMAL_SITE) =>
  diagnose(files).map(({ line, path, message }) => `${line} ${path}  ${message}`);

it('keeps section indexes after a section with an unknown type or an error', () => {
  const lost = `  - type: hero\n    title: { en: "{nothing}", da: Hej }\n`;
  const before = `sections:\n  - type: heroo\n  - type: hero\n    titel: { en: A, da: A }\n`;
  expect(locations({ ...MINIMAL_SITE, [HOME]: home('sections:\n', before) + lost })).toEqual([
    '7 sections[0].type  "heroo" is not a section.',
    '9 sections[1].titel  "titel" is not a field here.',
    '14 sections[3].title.en  "{nothing}" is not a fact.',
  ]);
});

it('reports only the unknown type of a section, and nothing that depends on it', () => {
  const about = String(MINIMAL_SITE['content/pages/about-me.yaml']);
  const files = {
    ...MINIMAL_SITE,
    'content/pages/about-me.yaml': `${about}    cta: { label: { en: A, da: A }, to: "/thank-you#hero" }\n`,
    'content/pages/thank-you.yaml': String(MINIMAL_SITE['content/pages/thank-you.yaml']).replace(
      'type: hero',
      'type: heroo',
    ),
    'content/pages/project.yaml': String(MINIMAL_SITE['content/pages/project.yaml']).replace(
      'type: study',
      'type: stud',
    ),
  };
  expect(locations(files)).toEqual([
    '8 sections[0].type  "stud" is not a section.',
    '7 sections[0].type  "heroo" is not a section.',
  ]);
});
