import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createContentCheck } from '../check-content.ts';
import { listPublicFiles } from '../public/list-public-files.ts';
import { readFiles } from '../read/read-files.ts';
import { loadModel } from '../../model/load-model.ts';

/** A mistake in a file of the real content, and the only expected diagnostic. */
interface Mistake {
  file: string;
  /** The text to replace, and its replacement; ‸ marks the reported location. */
  from: string;
  to: string;
  /** The text at the reported location, if it's elsewhere. */
  at?: string;
  /** Severity, field, message and hint. */
  says: string;
}

const CURSOR = '‸';
const SAME = 'Translate it, or add the text to sameAllowed in content/translation-checks.yaml.';

const MISTAKES: Readonly<Record<string, Mistake>> = {
  'a Danish text that is still English': {
    file: 'pages/404.yaml',
    from: 'da: Ups! Siden findes ikke.',
    to: 'da: ‸Oops! Page not found.',
    says: `warning sections[0].title.da This says the same in English and Danish: "Oops! Page not found.". ${SAME}`,
  },
  'a Danish label of two words that is still English': {
    file: 'navigation.yaml',
    from: 'da: Kundecases',
    to: 'da: ‸Client cases',
    says: `warning main[0].label.da This says the same in English and Danish: "Client cases". ${SAME}`,
  },
  'a fact that the Danish text lost': {
    file: 'dictionary.yaml',
    from: 'da: Du får svar inden for {replyTime}.',
    to: 'da: ‸Du får svar i morgen.',
    says: 'error thanks.promise.da The Danish text lacks {replyTime}, which the English one has. Put {replyTime} where it belongs, or take it out of the English text.',
  },
  'a fact that the English text lost': {
    file: 'pages/home.yaml',
    from: 'en: "{experience}"',
    to: 'en: ‸"many years"',
    says: 'error sections[0].proof[0].value.en The English text lacks {experience}, which the Danish one has. Put {experience} where it belongs, or take it out of the Danish text.',
  },
  'a link to the own domain': {
    file: 'pages/home.yaml',
    from: 'to: /case-studies',
    to: 'to: ‸https://www.example.com/dk/case-studies',
    says: 'warning sections[1].more.to "https://www.example.com/dk/case-studies" links to this site itself, but leaves the visitor\'s region. Write "/case-studies": the site puts the region in front.',
  },
  'a link to the own home page': {
    file: 'navigation.yaml',
    from: 'to: /about-me',
    to: 'to: ‸https://www.example.com/',
    says: 'warning main[1].to "https://www.example.com/" links to this site itself, but leaves the visitor\'s region. Write "/": the site puts the region in front.',
  },
  'a link to the own domain in a longer text': {
    file: 'dictionary.yaml',
    from: 'The [privacy policy](/privacy-policy)',
    to: 'The ‸[privacy policy](https://www.example.com/us/privacy-policy#rights)',
    says: 'warning form.privacyNote.en "https://www.example.com/us/privacy-poli…" links to this site itself, but leaves the visitor\'s region. Write "/privacy-policy#rights": the site puts the region in front.',
  },
  'a country that two regions claim': {
    file: 'regions.yaml',
    from: 'countries: [DK]',
    to: 'countries: [DK, ‸SE]',
    says: 'error dk.countries[1] The country "SE" is listed in regions eu and dk. A country belongs to one region: delete it from one of the lists.',
  },
  'Denmark among the countries of the EU': {
    file: 'regions.yaml',
    from: '[AT, BE,',
    to: '[AT, ‸DK, BE,',
    says: 'error eu.countries[1] The country "DK" is listed in regions eu and dk. A country belongs to one region: delete it from one of the lists.',
  },
  'curly quotes around a number of words': {
    file: 'pages/404.yaml',
    from: 'en: "404"',
    to: 'en: ‸“404”',
    says: 'error sections[0].code.en YAML does not know the curly quotes around "404": a visitor would read them. Write "404".',
  },
  'curly quotes around a number': {
    file: 'pricing.yaml',
    from: 'hours: 10',
    to: 'hours: ‸“10”',
    says: 'error plans[1].hours YAML does not know the curly quotes around "10": a visitor would read them. Write 10.',
  },
  'curly quotes around a postal code': {
    file: 'site.yaml',
    from: '"08001"',
    to: '‸„08001“',
    says: 'error company.postalCode YAML does not know the curly quotes around "08001": a visitor would read them. Write "08001".',
  },
  'curly quotes around a text with a colon': {
    file: 'dictionary.yaml',
    from: 'en: "Cases shown: {count}"',
    to: 'en: ‸“Cases shown: {count}”',
    says: 'error caseStudy.count.en YAML does not know the curly quotes around "Cases shown: {count}": a visitor would read them. Write "Cases shown: {count}", or "“Cases shown: {count}”" if visitors are to read them.',
  },
  'the page of a case study without its case': {
    file: 'pages/case-study.yaml',
    from: '  - type: case-detail',
    to: '  - type: case-detail\n    ‸hidden: true',
    says: 'error sections[0].hidden The page shows no section "case-detail". It is made for each case study, and all of them would be lost. Delete the line "hidden:".',
  },
  'the page of a case study for one region only': {
    file: 'pages/case-study.yaml',
    from: '  - type: case-detail',
    to: '  - type: case-detail\n    ‸regions: [dk]',
    says: 'error sections[0].regions The page shows no section "case-detail" in region us, eu. It is made for each case study, and all of them would be lost. Delete the line "regions:".',
  },
  'the page of a case study that is made for none': {
    file: 'pages/case-study.yaml',
    from: 'each: case-studies\n',
    to: '',
    at: 'case-detail',
    says: 'error sections[0].type "case-detail" shows a case study, but the page is not made for each of them. Write "each: case-studies" at the top of the page, or delete the section.',
  },
  'the page of unknown addresses without its texts': {
    file: 'pages/404.yaml',
    from: '  - type: not-found',
    to: '  - type: not-found\n    ‸hidden: true',
    says: 'error sections[0].hidden The page shows no section "not-found". An unknown address is answered by it. Delete the line "hidden:".',
  },
  'the page of unknown case studies without its texts': {
    file: 'pages/case-study-not-found.yaml',
    from: '  - type: not-found',
    to: '  - type: not-found\n    ‸hidden: true',
    says: 'error sections[0].hidden The page shows no section "not-found". The address of an unknown entry is answered by it. Delete the line "hidden:".',
  },
  'the list of case studies without its list': {
    file: 'pages/case-studies.yaml',
    from: '  - type: case-list',
    to: '  - type: case-list\n    ‸regions: [us, dk]',
    says: 'error sections[0].regions The page shows no section "case-list" in region eu. Visitors find the case studies by it. Delete the line "regions:".',
  },
  'the thank-you page without its texts': {
    file: 'pages/thank-you.yaml',
    from: '  - type: thank-you',
    to: '  - type: thank-you\n    ‸hidden: true',
    says: 'error sections[0].hidden The page shows no section "thank-you". The contact form leads to it where there is no script. Delete the line "hidden:".',
  },
  'the privacy policy without its text': {
    file: 'pages/privacy-policy.yaml',
    from: '  - type: legal',
    to: '  - type: legal\n    ‸hidden: true',
    says: 'error sections[0].hidden The page shows no section "legal". The contact form and the footer lead to it. Delete the line "hidden:".',
  },
  'a space before the percent sign in English': {
    file: 'case-studies/urban-fitness-co.yaml',
    from: 'en: 188% more',
    to: 'en: ‸188 % more',
    says: 'warning result.en "188 %" has a space before the percent sign. Write "188%".',
  },
  'no space before the percent sign in Danish': {
    file: 'case-studies/urban-fitness-co.yaml',
    from: 'da: 188 % flere',
    to: 'da: ‸188% flere',
    says: 'warning result.da "188%" has no space before the percent sign. Write "188 %".',
  },
  'a straight apostrophe in a folded text': {
    file: 'pages/about-me.yaml',
    from: 'and a master’s',
    to: "and a ‸master's",
    says: 'warning sections[0].paragraphs[1].en "master\'s" has a straight apostrophe. Write "master’s".',
  },
  'a straight apostrophe in single quotes': {
    file: 'facts.yaml',
    from: 'en: 24 hours',
    to: "en: 'a ‸day''s work'",
    says: 'warning replyTime.en "day\'s" has a straight apostrophe. Write "day’s".',
  },
  'two spaces in a list of a longer text': {
    file: 'pages/terms-of-service.yaml',
    from: '- an answer to questions',
    to: '- an ‸answer  to questions',
    says: 'warning sections[0].parts[7].body.en "answer  to" has two spaces in a row. Write "answer to".',
  },
  'three periods for an ellipsis in Danish': {
    file: 'dictionary.yaml',
    from: 'da: Sender …',
    to: 'da: ‸Sender...',
    says: 'warning form.submitting.da "Sender..." has three periods for an ellipsis. Write "Sender …".',
  },
  'a hyphen in a range': {
    file: 'pages/services/travel-tourism-google-ads-consultant.yaml',
    from: 'en: 3–4 hours',
    to: 'en: ‸3-4 hours',
    says: 'warning sections[4].items[0].duration.en "3-4" has a hyphen in a range. Write "3–4".',
  },
  'English quotation marks in Danish': {
    file: 'pages/cookie-policy.yaml',
    from: '»Kun nødvendige« afviser',
    to: '‸“Kun nødvendige” afviser',
    says: 'warning sections[0].parts[0].body.da "“Kun nødvendige”" has the quotation marks of another language. Write "»Kun nødvendige«".',
  },
  'a title for search engines by region': {
    file: 'pages/about-me.yaml',
    from: 'dk: Om {person}, dansk',
    to: 'dk: Om {person}, ‸100% dansk',
    says: 'warning seo.title.dk "100%" has no space before the percent sign. Write "100 %".',
  },
};

const ROOT = join(import.meta.dirname, '../../..');
const [{ files, diagnostics: unread }, model] = await Promise.all([readFiles(ROOT), loadModel(ROOT)]);
const publicFiles = listPublicFiles(ROOT);
const byFile = new Map(files.map((source) => [source.file, source]));
const check = createContentCheck(model, (file) => byFile.get(file) ?? { file, text: '' });
for (const source of [...files, ...unread]) check.put(source);

/** Returns the diagnostics with one file replaced: file, line and column, severity, field, message and hint. */
function saidWith(file: string, text: string): string[] {
  const before = byFile.get(file) ?? { file, text: '' };
  const put = (source: typeof before) => {
    byFile.set(file, source);
    check.put(source);
  };
  put({ file, text });
  const { diagnostics } = check.result(publicFiles);
  put(before);
  return diagnostics.map((one) =>
    [`${one.file}:${one.line}:${one.column}`, one.severity, one.path, one.message, one.hint].join(' '),
  );
}

/** Returns the text of a file in `content/` after a replacement. */
function changed(file: string, from: string, to: string): string {
  const text = byFile.get(`content/${file}`)?.text ?? '';
  expect(text, `${file} contains the replaced text`).toContain(from);
  return text.replace(from, () => to);
}

/** Returns the line and column of an offset, starting at 1. */
function lineAndColumn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

it.each(Object.entries(MISTAKES))(
  'answers %s with one diagnostic at its place',
  (_mistake, { file, from, to, at, says }) => {
    const marked = changed(file, from, to);
    const text = marked.replace(CURSOR, '');
    const offset = at === undefined ? marked.indexOf(CURSOR) : text.indexOf(at);
    expect(saidWith(`content/${file}`, text)).toEqual([`content/${file}:${lineAndColumn(text, offset)} ${says}`]);
  },
);

it.each([
  ['a name that is the same in both languages', 'pages/404.yaml', 'da: Ups! Siden findes ikke.', 'da: Google Ads'],
  ['one word that is the same', 'navigation.yaml', 'da: Forside', 'da: Home'],
  ['a text that names nothing but facts', 'pages/404.yaml', 'da: "404"', 'da: "404"'],
  ['a link to another domain', 'pages/home.yaml', 'to: /case-studies', 'to: https://www.example.org/case-studies'],
  ['a link to a file of the site', 'pages/home.yaml', 'to: /case-studies', 'to: https://www.example.com/offer.pdf'],
  ['a quotation inside a text', 'pages/404.yaml', 'en: Oops!', 'en: “Oops!” said the page, or'],
  ['a quotation in quotes', 'pages/404.yaml', 'en: Oops! Page not found.', 'en: "“Oops! Page not found.”"'],
  ['a hyphen in a Danish range', 'pages/404.yaml', 'da: Ups!', 'da: Ups! 2-3 gange.'],
  ['texts that the specification fixes', 'dictionary.yaml', 'en: Sending...', 'en: Sending...'],
  [
    'dates, phone numbers and addresses',
    'pages/404.yaml',
    'en: Oops!',
    'en: 2025-01-25, 212-555-1234, a--b@example.com.',
  ],
])('accepts %s', (_what, file, from, to) => {
  expect(saidWith(`content/${file}`, changed(file, from, to))).toEqual([]);
});

it('uses the settings in content/translation-checks.yaml', () => {
  const home = 'content/pages/404.yaml';
  const before = byFile.get(home) ?? { file: home, text: '' };
  const text = changed('pages/404.yaml', 'da: Ups! Siden findes ikke.', 'da: Oops! Page not found.');
  const put = (source: typeof before) => {
    byFile.set(home, source);
    check.put(source);
  };
  const saidWithSettings = (from: string, to: string) =>
    saidWith('content/translation-checks.yaml', changed('translation-checks.yaml', from, to));
  put({ file: home, text });
  try {
    expect(saidWithSettings('same: warning', 'same: error').join('')).toContain(' error sections[0].title.da ');
    expect(saidWithSettings('same: warning', 'same: off')).toEqual([]);
    expect(saidWithSettings('  - B2B\n', '  - B2B\n  - Oops! Page not found.\n')).toEqual([]);
    expect(saidWithSettings('  - B2B\n', '  - B2B\n')).toHaveLength(1);
  } finally {
    put(before);
  }
});
