import type { DiagnosticCase } from './diagnostic-case.ts';

const HERO = 'title: { en: Hello, da: Hej }';
const DICTIONARY = 'content/dictionary.yaml';
const GASPER = 'content/projects/gasper.yaml';
const instead = (amount: string): string =>
  `Write ${amount}: the site turns dollars into each region's currency and number format.`;
const long = (length: number): string => 'Long words. '.repeat(20).slice(0, length - 1) + '!';

/** Names in braces that nothing fills in, and texts that are too long once they are filled in. */
export const TEXT_CASES: readonly DiagnosticCase[] = [
  {
    mistake: 'a plural form too many',
    file: 'content/dictionary.yaml',
    change: ['    en: Words {count}', '    en: "{count} a | {count} b | {count} c"'],
    says: [
      '300:9 study.count.en  The text has 3 plural forms; English has 2. Write them in this order, with " | " between them: one | other. One form alone is shown for every number.',
    ],
    followed: [['{count} a | {count} b | {count} c', '{count} a | {count} b']],
  },
  {
    mistake: 'a name in braces that is not a fact',
    change: [HERO, 'title: { en: "In {replytime}", da: "Om {replyTime}" }'],
    says: ['9:18 sections[0].title.en  "{replytime}" is not a fact. Did you mean {replyTime}?'],
  },
  {
    mistake: 'a name in braces like no fact',
    change: [HERO, 'title: { en: "For {price}", da: "Om {replyTime}" }'],
    says: [
      '9:18 sections[0].title.en  "{price}" is not a fact. Possible here: {replyTime} {adSpend}, and values of site.yaml such as {email}.',
    ],
  },
  {
    mistake: 'a fact that was deleted',
    file: 'content/facts.yaml',
    change: ['replyTime', 'answerTime'],
    also: [
      'content/pages/home.yaml',
      'name: { en: Home, da: Forside }\nseo:\n  title: { en: "In {replyTime}", da: "Om {replyTime}" }\n  description: { en: A, da: A }\n  keywords: { en: A, da: A }\nsections:\n  - type: hero\n    title: { en: "In {replyTime}", da: "På {replyTime}" }\n',
    ],
    says: [
      '1:1 replyTime  The fact "replyTime" is missing. 4 locations use it: the first are content/pages/home.yaml:3, content/pages/home.yaml:8. Bring "replyTime:" back, or use another fact instead.',
    ],
  },
  {
    mistake: 'a name of a project on another page',
    change: [HERO, 'title: { en: "For {client}", da: "Om {replyTime}" }'],
    says: [
      '9:18 sections[0].title.en  "{client}" is not a fact. Possible here: {replyTime} {adSpend}, and values of site.yaml such as {email}.',
    ],
  },
  {
    mistake: 'a brace without its other half',
    change: [HERO, 'title: { en: "In {replyTime", da: Hej }'],
    says: [
      '9:18 sections[0].title.en  A brace here has no matching brace. Write the name of a fact in braces, for example {replyTime}, or take the brace away.',
    ],
  },
  {
    mistake: 'a fact that names another',
    file: 'content/facts.yaml',
    change: ['24 hours', '"24 hours, {adSpend}"'],
    says: ['1:18 replyTime.en  A fact cannot name another: "{adSpend}" would be shown as written. Write the text out.'],
    followed: [['24 hours, {adSpend}', '24 hours, $400k']],
  },
  {
    mistake: 'a fact with a name that is filled in',
    file: 'content/facts.yaml',
    change: ['replyTime', 'amount'],
    says: [
      '1:1 amount  "amount" is filled in by the site itself; a fact of this name would replace it. Choose another name.',
    ],
    followed: [['amount:', 'replyTime:']],
  },
  {
    mistake: 'a lost name in the dictionary',
    file: DICTIONARY,
    change: ['    en: Words {amount}', '    en: From'],
    says: [
      '303:9 study.from.en  The text lacks {amount}, so its value would not be shown. Put {amount} where it belongs.',
    ],
  },
  {
    mistake: 'an unknown name in the dictionary',
    file: DICTIONARY,
    change: ['    en: Words {count}', '    en: Words {count} {total}'],
    says: [
      '300:9 study.count.en  "{total}" is not a fact. Possible here: {replyTime} {adSpend} {count}, and values of site.yaml such as {email}.',
    ],
    reveals: ['The Danish text lacks {replyTime}, which the English one has.'],
  },
  {
    mistake: 'a title that is too long',
    change: ['title: { en: Home, da: Home }', `title: { en: Home, da: ${long(61)} }`],
    says: [
      '3:26 seo.title.da  In region dk the title has 61 characters; search engines show 60. Shorten it by 1; it reads "Long words. Long words. Long words. Lon…".',
    ],
  },
  {
    mistake: 'a title that a fact makes too long',
    change: ['title: { en: Home, da: Home }', `title: { en: "${long(45)} {adSpend}", da: "Et ${long(43)} {adSpend}" }`],
    says: [
      '3:79 seo.title.da  In region dk the title has 73 characters; search engines show 60. Shorten it by 13; it reads "Et Long words. Long words. Long words. …".',
    ],
  },
  {
    mistake: 'a title that is too long in one region',
    change: ['title: { en: Home, da: Home }', `title: { us: Home, eu: ${long(64)}, dk: Home }`],
    says: [
      '3:26 seo.title.eu  In region eu the title has 64 characters; search engines show 60. Shorten it by 4; it reads "Long words. Long words. Long words. Lon…".',
    ],
  },
  {
    mistake: 'a description that is too long',
    change: ['description: { en: Words, da: Ord }', `description: { en: ${long(170)}, da: Ord }`],
    says: [
      '4:22 seo.description.en  In region us the description has 170 characters; search engines show 160. Shorten it by 10; it reads "Long words. Long words. Long words. Lon…".',
    ],
  },
  {
    mistake: 'a title that a project makes too long',
    file: 'content/pages/project.yaml',
    change: [
      'title: { en: Project, da: Project }',
      `title: { en: "${long(26)} {client} {result} {industry}", da: "{client}: {result} {industry}" }`,
    ],
    also: [
      'content/projects/alderley.yaml',
      'id: alderley\nnumber: a\nclientName: Alderley of Copenhagen\nindustry: { en: Software, da: Software }\nflags: [{ emoji: 🇩🇰, country: { en: A, da: A } }]\ntags: [B2B]\nbackgroundImage: /images/case.svg\nlogoUrl: /images/logo.svg\nresult: { en: "$48,000", da: "Salg for $48,000 om måneden" }\nsummary: { en: A, da: A }\n',
    ],
    says: [
      '3:16 seo.title.en  In region us the title for the project alderley has 66 characters; search engines show 60. Shorten it by 6; it reads "Long words. Long words. L! Alderley of …".',
      '3:79 seo.title.da  In region dk the title for the project alderley has 64 characters; search engines show 60. Shorten it by 4; it reads "Alderley of Copenhagen: Salg for 336.00…".',
    ],
    followed: [
      [
        `title: { en: "${long(26)} {client} {result} {industry}", da: "{client}: {result} {industry}" }`,
        'title: { en: "{client} {result}", da: "{client}: {result}" }',
      ],
    ],
  },
  {
    mistake: 'an amount with a point between thousands',
    file: GASPER,
    change: ['Salg for $48,000', 'Salg for $48.000'],
    says: [`11:40 result.da  "$48.000" is read as 48 dollars. ${instead('$48,000')}`],
  },
  {
    mistake: 'an amount with a comma before decimals',
    file: GASPER,
    change: ['Salg for $48,000', 'Salg for $1,2M'],
    says: [`11:40 result.da  "$1,2M" is read as 1 dollar. ${instead('$1.2M')}`],
  },
  {
    mistake: 'an amount with a space between thousands',
    file: GASPER,
    change: ['Salg for $48,000', 'Salg for $48 000'],
    says: [`11:40 result.da  "$48 000" is read as 48 dollars. ${instead('$48,000')}`],
  },
  {
    mistake: 'an amount with a word for millions',
    file: GASPER,
    change: ['Sales for $48,000', 'Sales for $2.5 million'],
    says: [`11:15 result.en  "$2.5 million" is read as 2.5 dollars. ${instead('$2.5M')}`],
  },
  {
    mistake: 'an amount of which one end has a letter',
    file: GASPER,
    change: ['Sales for $48,000', 'Sales for $12–15k'],
    says: [`11:15 result.en  "$12–15k" begins with an amount that is read as 12 dollars. ${instead('$12k–15k')}`],
  },
  {
    mistake: 'an amount with a space behind the sign',
    file: GASPER,
    change: ['Sales for $48,000', 'Sales for $ 48,000'],
    says: [`11:15 result.en  "$ 48,000" is not read as an amount. ${instead('$48,000')}`],
  },
  {
    mistake: 'an amount with a word that has no letter',
    file: GASPER,
    change: ['Salg for $48,000', 'Salg for $1 mia.'],
    says: [`11:40 result.da  "$1 mia" is read as 1 dollar. ${instead('an amount like $48,000, $12k, $1.2M or $4.50')}`],
    followed: [['$1 mia.', '$1,000M']],
  },
];
