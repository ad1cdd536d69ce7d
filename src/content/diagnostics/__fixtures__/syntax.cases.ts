import type { DiagnosticCase } from './diagnostic-case.ts';

const HERO = 'title: { en: Hello, da: Hej }';
const ODD_SPACE =
  'There is a no-break space, or another special one, instead of an ordinary space. Delete it and type a space; this happens when lines are pasted from a document or a web page.';

/** Slips that keep a file from being read. */
export const SYNTAX_CASES: readonly DiagnosticCase[] = [
  {
    mistake: 'a colon in a text',
    change: [HERO, 'title:\n      en: Ads: what they cost\n      da: Hej'],
    says: [
      '10:11 sections[0].title.en  The text "Ads: what they cost" has a colon in it, so it reads like a field. Put the whole text in quotes.',
    ],
  },
  {
    mistake: 'no space after a colon',
    change: ['id: home', 'id:home'],
    says: ['8:5 sections[0]  A space is missing after the colon. Write "id: home".'],
  },
  {
    mistake: 'a line without colon',
    change: ['id: home', 'home'],
    says: [
      '8:5 sections[0]  The line "home" is not a field: it has no colon. Write name: value; if it continues the text above, indent it deeper than the name of that text.',
    ],
    followed: [['    home\n', '    id: home\n']],
  },
  {
    mistake: 'a line indented too deep',
    change: ['    id: home', '      id: home'],
    says: [
      '8:7 sections[0].type  This line is indented deeper than the one above, which has its value "hero" already. Give both lines the same indentation.',
    ],
  },
  {
    mistake: 'a line indented too little',
    change: ['    id: home', '   id: home'],
    says: [
      '8:4 sections[0]  The line is indented by 3 spaces; 4 are expected here. Add 1 space at the beginning of the line.',
    ],
  },
  {
    mistake: 'a list indented unevenly',
    change: ['sections:\n', 'alsoAt:\n    - one\n  - two\nsections:\n'],
    says: [
      '8:3 alsoAt[0]  The line is indented by 2 spaces; 4 are expected here. Add 2 spaces at the beginning of the line.',
    ],
  },
  {
    mistake: 'a tab',
    change: ['    id: home', '\tid: home'],
    says: ['8:1 sections  The line is indented with a tab. Use spaces, two for each level.'],
  },
  {
    mistake: 'a tab behind spaces',
    change: ['    id: home', '  \tid: home'],
    says: ['8:3 sections[0]  The line is indented with a tab. Use spaces, two for each level.'],
  },
  {
    mistake: 'a no-break space before a name',
    change: ['    id: home', '\u00A0\u00A0\u00A0\u00A0id: home'],
    says: [`8:1 sections[0]  ${ODD_SPACE}`],
  },
  {
    mistake: 'a no-break space behind a colon',
    change: [HERO, 'title:\n      en:\u00A0Hello\n      da: Hej'],
    says: [`10:10 sections[0].title.en  ${ODD_SPACE}`],
  },
  {
    mistake: 'a no-break space behind the dash of a section',
    change: ['  - type: hero', '  -\u00A0type: hero'],
    says: [`7:4 sections[0]  ${ODD_SPACE}`],
  },
  {
    mistake: 'a quote that is never closed',
    change: [HERO, 'title:\n      en: "Hello\n      da: Hej'],
    says: ['10:11 sections[0].title.en  The quote that opens here is never closed. Put a " at the end of the text.'],
  },
  {
    mistake: 'an apostrophe in single quotes',
    change: [HERO, "title:\n      en: 'It's good'\n      da: Hej"],
    says: [
      `10:15 sections[0].title.en  Text follows the closing ': "s good'". Put the whole text in double quotes, and write ’ for an apostrophe in it.`,
    ],
  },
  {
    mistake: 'quotes inside quotes',
    change: [HERO, 'title:\n      en: "He said "no" to me"\n      da: Hej'],
    says: [
      '10:21 sections[0].title.en  Text follows the closing ": "no" to me"". Put the whole text in one pair of quotes; write a quote inside it as \\".',
    ],
    reveals: ['""no"" has straight quotation marks.'],
  },
  {
    mistake: 'a backslash in double quotes',
    change: [HERO, 'title:\n      en: "C:\\dir"\n      da: Hej'],
    says: [
      '10:14 sections[0].title.en  Between double quotes, "\\d" has no meaning. Write \\\\ for a backslash, or use single quotes.',
    ],
  },
  {
    mistake: 'a bracket that is never closed',
    change: [HERO, 'title: { en: Hello, da: Hej\n    hours: 5'],
    says: ['10:5 sections[0]  The bracket that was opened above is not closed. Close it with } before this line.'],
  },
  {
    mistake: 'a bracket too many',
    change: [HERO, `${HERO} }`],
    says: ['9:35 sections[0].title  The bracket } closes nothing. Delete it, or quote the text if it is part of one.'],
  },
  {
    mistake: 'a missing comma between brackets',
    change: [HERO, 'title: { en: "Hello" da: "Hej" }'],
    says: [
      '9:26 sections[0].title  A comma is missing before "da: "Hej" }". Part the entries between brackets with commas.',
    ],
  },
  {
    mistake: 'a text that begins with a brace',
    change: [HERO, 'title:\n      en: {replyTime} at most\n      da: "Højst {replyTime}"'],
    says: [
      '10:23 sections[0].title.en  The text begins with a bracket, and "at most" follows it. Put the whole text in quotes.',
    ],
  },
  {
    mistake: 'a text that begins with %',
    change: [HERO, 'title:\n      en: %50 off\n      da: Hej'],
    says: ['10:11 sections[0].title.en  A text cannot begin with % unless it is quoted. Put the whole text in quotes.'],
  },
  {
    mistake: 'a text that begins with @',
    change: [HERO, 'title:\n      en: @example\n      da: Hej'],
    says: ['10:11 sections[0].title.en  A text cannot begin with @ unless it is quoted. Put the whole text in quotes.'],
  },
  {
    mistake: 'text after the indicator of a long text',
    change: [HERO, 'title:\n      en: > Hello\n      da: Hej'],
    says: [
      '10:13 sections[0].title.en  After | or >, the text begins on the next line. Move the text to the next line and indent it, or remove the character.',
    ],
  },
  {
    mistake: 'a long text that is not indented',
    change: [HERO, 'title:\n      en: >-\n      Hello\n      da: Hej'],
    says: [
      '11:7 sections[0].title  The line "Hello" is not a field: it has no colon. Write name: value; if it continues the text above, indent it deeper than the name of that text.',
    ],
  },
  {
    mistake: 'no space before a comment',
    change: [HERO, 'code: "Hello"#1\n    title: { en: Hello, da: Hej }'],
    says: [
      '9:18 sections[0].code  A space is missing before the #. Write a space before a comment, or put the # inside the quotes.',
    ],
  },
  {
    mistake: 'two versions never merged',
    change: ['    id: home', '<<<<<<< HEAD\n    id: home\n=======\n    id: start\n>>>>>>> other'],
    says: [
      '8:1 Here two versions of the file were never merged. Keep one of the two and delete the lines <<<<<<<, ======= and >>>>>>>.',
    ],
  },
  {
    mistake: 'a name of a field without end',
    change: ['id: home', `${'x'.repeat(1030)}: home`],
    says: [
      '8:5 sections[0]  The name of a field is longer than 1024 characters. If it is a text with a colon in it, quote the text.',
    ],
    followed: [[`${'x'.repeat(1030)}: home`, 'id: home']],
  },
  {
    mistake: 'two mistakes at once',
    change: [HERO, 'title:\n      en: Ads: what\n      da: Ads: hvad'],
    says: [
      '10:11 sections[0].title.en  The text "Ads: what" has a colon in it, so it reads like a field. Put the whole text in quotes.',
      '11:11 sections[0].title.da  The text "Ads: hvad" has a colon in it, so it reads like a field. Put the whole text in quotes.',
    ],
  },
];
