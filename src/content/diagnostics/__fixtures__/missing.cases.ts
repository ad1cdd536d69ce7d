import type { DiagnosticCase } from './diagnostic-case.ts';

const HERO = 'title: { en: Hello, da: Hej }';
const DICTIONARY = 'content/dictionary.yaml';
const STUDY_TEXTS =
  'study:\n  count:\n    en: Words {count}\n    da: Words {count}\n  from:\n    en: Words {amount}\n    da: Words {amount}\n';
const more = (text: string): readonly [string, string] => [HERO, `${HERO}\n    ${text}`];

/** Fields that are not known, not there or empty. */
export const MISSING_CASES: readonly DiagnosticCase[] = [
  {
    mistake: 'an unknown section',
    change: ['type: hero', 'type: heroo'],
    says: ['7:11 sections[0].type  "heroo" is not a section. Did you mean "hero"?'],
  },
  {
    mistake: 'a section whose texts the dictionary lacks',
    file: DICTIONARY,
    change: [STUDY_TEXTS, ''],
    says: [
      '1:1 study  "study" is missing. The section "study" in content/pages/project.yaml shows these texts. Add "study:" with its texts.',
    ],
    followed: [['tags:\n', `${STUDY_TEXTS}tags:\n`]],
  },
  {
    mistake: 'a tag without a name',
    file: DICTIONARY,
    change: ['  B2B:\n', '  Business:\n'],
    says: [
      'content/projects/alderley.yaml:8:8 warning tags[0]  The tag "B2B" has no name, so visitors read it as it’s written here. Add "B2B:" with its name below "tags:" in content/dictionary.yaml, or choose another tag.',
    ],
    followed: [['tags:\n', 'tags:\n  B2B:\n    en: Words\n    da: Words\n']],
  },
  {
    mistake: 'a section without type',
    change: ['  - type: hero\n    id: home', '  - id: home'],
    says: ['7:5 sections[0]  The section has no type. Begin it with "- type:". Possible: faq, hero, study.'],
    followed: [['  - id: home', '  - type: hero\n    id: home']],
  },
  {
    mistake: 'a section whose type is a list',
    change: ['type: hero', 'type: [hero]'],
    says: ['7:11 sections[0].type  The type of a section is one word. Possible: faq, hero, study.'],
    followed: [['type: [hero]', 'type: hero']],
  },
  {
    mistake: 'a section that is a text',
    change: ['  - type: hero', '  - hello\n  - type: hero'],
    says: ['7:5 sections[0]  This is not a section. Begin it with "- type:" and the name of a section.'],
    followed: [['  - hello\n', '  - type: hero\n    title: { en: Words, da: Ord }\n']],
  },
  {
    mistake: 'no sections',
    change: ['sections:\n  - type: hero\n    id: home\n    title: { en: Hello, da: Hej }\n', 'sections: []\n'],
    says: ['6:11 sections  The list is empty. At least 1 entry is expected.'],
    followed: [['sections: []', 'sections:\n  - type: hero\n    title: { en: Words, da: Ord }']],
  },
  {
    mistake: 'an unknown field',
    change: more('hourz: 5'),
    says: ['10:5 sections[0].hourz  "hourz" is not a field here. Did you mean "hours"?'],
  },
  {
    mistake: 'an unknown field like none',
    change: more('color: red'),
    says: [
      '10:5 sections[0].color  "color" is not a field here. Possible: body, cta, icon, picture, points, hours, kept, code, price, cases, hidden, regions and 3 more.',
    ],
    followed: [['color: red', 'code: red']],
  },
  {
    mistake: 'no space after a dash',
    change: more('points:\n      -en: A'),
    says: [
      '11:7 sections[0].points  This is a group of fields; a list is expected. A space is missing after the dash.',
    ],
    reveals: ['The Danish text is missing.'],
  },
  {
    mistake: 'a missing field',
    change: [HERO, 'hours: 5'],
    says: ['7:5 sections[0].title  "title" is missing. Add "title:" with a text in both languages.'],
  },
  {
    mistake: 'a missing group',
    file: 'content/pages/about-me.yaml',
    change: ['name: { en: About, da: About }\n', ''],
    says: ['1:1 name  "name" is missing. Add "name:" with a text in both languages.'],
  },
  {
    mistake: 'a missing language',
    change: [HERO, 'title: { en: Hello }'],
    says: ['9:12 sections[0].title.da  The Danish text is missing. Add "da:" with the text.'],
  },
  {
    mistake: 'a missing region',
    change: ['title: { en: Home, da: Home }', 'title: { us: Home, eu: Home }'],
    says: ['3:10 seo.title.dk  The value for region dk is missing. Add "dk:" with text.'],
  },
  {
    mistake: 'a region without a price',
    change: more('price: { us: 700, eu: 600 }'),
    says: ['10:12 sections[0].price.dk  The value for region dk is missing. Add "dk:" with a whole number.'],
  },
  {
    mistake: 'an unknown language',
    change: [HERO, 'title: { en: Hello, dk: Hej }'],
    says: ['9:25 sections[0].title.dk  "dk" is not a field here. Did you mean "da"?'],
  },
  {
    mistake: 'an empty text',
    change: [HERO, 'title: { en: Hello, da: "" }'],
    says: ['9:29 sections[0].title.da  The text is empty. Write a text, or delete the field if it may be left out.'],
  },
  {
    mistake: 'a text of spaces',
    change: [HERO, 'title: { en: Hello, da: "  " }'],
    says: ['9:29 sections[0].title.da  The text is empty. Write a text, or delete the field if it may be left out.'],
  },
  {
    mistake: 'a field that is empty',
    change: [HERO, 'title:'],
    says: [
      '9:5 sections[0].title  "title" is empty; a text in both languages is expected. Fill it in, or delete the field if it may be left out.',
    ],
  },
];
