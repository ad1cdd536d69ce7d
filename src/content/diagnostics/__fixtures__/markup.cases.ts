import type { DiagnosticCase } from './diagnostic-case.ts';

const HERO = 'title: { en: Hello, da: Hej }';
const GASPER = 'content/projects/gasper.yaml';
const seen = 'would be shown on the page as written.';
const alone = 'This field takes plain text; links and bold text work in longer texts only. Remove the markup.';
/** A longer text at the end of the project. */
const longer = (text: string): [string, string] => [
  'summary: { en: Words, da: Ord }\n',
  `summary: { en: Words, da: Ord }\nchallenge:\n  en: |-\n    ${text}\n  da: Ord\n`,
];

/** Markup that a text does not know or that is written by half, and notes of its author: visitors would read them. */
export const MARKUP_CASES: readonly DiagnosticCase[] = [
  {
    mistake: 'a link in a plain text',
    change: [HERO, 'title: { en: "[Cases](/projects)", da: Hej }'],
    says: [`9:18 warning sections[0].title.en  "[Cases](/projects)" ${seen} ${alone}`],
  },
  {
    mistake: 'bold text in a plain text',
    change: [HERO, 'title: { en: "Now **new**", da: Hej }'],
    says: [`9:18 warning sections[0].title.en  "**new**" ${seen} ${alone}`],
  },
  {
    mistake: 'HTML',
    change: [HERO, 'title: { en: "Two<br>lines", da: Hej }'],
    says: [
      `9:18 warning sections[0].title.en  "<br>" ${seen} HTML is not read: take it out. In longer texts, write **text** for bold and [text](/page) for a link.`,
    ],
    followed: [['Two<br>lines', 'Two lines']],
  },
  {
    mistake: 'a heading of another level in a longer text',
    file: GASPER,
    change: longer('### First\n    Words'),
    says: [`14:7 warning challenge.en  "### First" ${seen} Begin the line of a heading with "## ".`],
    followed: [['### First', '## First']],
  },
  {
    mistake: 'an image in a longer text',
    file: GASPER,
    change: longer('![A chart](/images/chart.png)'),
    says: [
      `14:7 warning challenge.en  "![A chart](/images/chart.png)" ${seen} A text cannot hold an image: use a section that has one.`,
    ],
    followed: [['![A chart](/images/chart.png)', 'Words']],
  },
  {
    mistake: 'a list with stars or numbers',
    file: GASPER,
    change: longer('1. One\n    2. Two'),
    says: [`14:7 warning challenge.en  "1. One" ${seen} Begin each line of a list with "- ".`],
    followed: [['1. One\n    2. Two', '- One\n    - Two']],
  },
  {
    mistake: 'italic text',
    file: GASPER,
    change: longer('It was *very* hard.'),
    says: [`14:7 warning challenge.en  "*very*" ${seen} Write **text** for bold.`],
    followed: [['*very*', '**very**']],
  },
  {
    mistake: 'a link without text',
    file: GASPER,
    change: longer('See [](/about-me).'),
    says: [`14:7 warning challenge.en  "[](/about-me)" ${seen} Write the label of the link between the brackets.`],
    followed: [['[](', '[me](']],
  },
  {
    mistake: 'a space between the text of a link and its address',
    file: GASPER,
    change: longer('See [me] (/about-me).'),
    says: [`14:7 warning challenge.en  "[me] (/about-me)" ${seen} Take the space between ] and ( away.`],
  },
  {
    mistake: 'bold text that does not end',
    file: GASPER,
    change: longer('**Words that go on.'),
    says: [
      `14:7 warning challenge.en  "**Words that go on." ${seen} Bold text begins and ends with **: add the missing two stars, or delete these.`,
    ],
    followed: [
      ['**Words that go on.', '**Words that go on.**'],
      ['**Words that go on.', 'Words that go on.'],
    ],
  },
  {
    mistake: 'an address that is not a link',
    file: GASPER,
    change: longer('See https://example.org/report for more.'),
    says: [
      `14:7 warning challenge.en  "https://example.org/report" ${seen} Write [text](https://…) to make it a link.`,
    ],
    followed: [['https://example.org/report', '[the report](https://example.org/report)']],
  },
  {
    mistake: 'a dollar sign before a fact',
    change: [HERO, 'title: { en: "In ${replyTime}", da: "Om {replyTime}" }'],
    says: [
      '9:18 warning sections[0].title.en  The dollar sign before {replyTime} would be shown. Write {replyTime} alone, unless the fact is an amount without its sign.',
    ],
  },
  {
    mistake: 'a note that was left in a text',
    change: [HERO, 'title: { en: Hello TODO, da: Hej }'],
    says: [
      '9:24 warning sections[0].title.en  "TODO" marks a text that is not written yet; visitors would read it. Write the text, or put the note into a comment on a line of its own.',
    ],
    followed: [['Hello TODO', 'Hello']],
  },
  {
    mistake: 'filler text',
    change: [HERO, 'title: { en: Hello, da: Lorem ipsum dolor }'],
    says: [
      '9:29 warning sections[0].title.da  "Lorem ipsum" marks a text that is not written yet; visitors would read it. Write the text, or put the note into a comment on a line of its own.',
    ],
    followed: [['Lorem ipsum dolor', 'Hej']],
  },
];
