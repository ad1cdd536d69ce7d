import type { Mistake } from './mistake.ts';

/** Repeated fields, files and lists without content, and YAML mistakes. */
export const MISTAKES: readonly Mistake[] = [
  {
    mistake: 'sections twice, the first of them empty',
    file: 'content/pages/home.yaml',
    change: ['sections:\n', 'sections: []\n‸sections:\n'],
    says: ['‸ sections  "sections" appears here twice. Delete one of the two; the first is in line ….'],
  },
  {
    mistake: 'sections twice, the first of them short',
    file: 'content/pages/home.yaml',
    change: ['sections:\n', 'sections:\n  - type: hero\n    title: { en: A, da: B }\n‸sections:\n'],
    says: ['‸ sections  "sections" appears here twice. Delete one of the two; the first is in line ….'],
  },
  {
    mistake: 'an anchor twice in a section',
    file: 'content/pages/home.yaml',
    change: ['    id: pricing\n', '    id: pricing\n    ‸id: prices\n'],
    says: ['‸ sections[4].id  "id" appears here twice. Delete one of the two; the first is in line ….'],
  },
  {
    mistake: 'a language twice',
    file: 'content/facts.yaml',
    change: ['  en: 24 hours\n', '  en: 24 hours\n  ‸en: a day\n'],
    says: ['‸ replyTime.en  "en" appears here twice. Delete one of the two; the first is in line ….'],
  },
  {
    mistake: 'a fact twice',
    file: 'content/facts.yaml',
    change: ['replyTime:\n', 'replyTime: { en: A, da: B }\n‸replyTime:\n'],
    says: ['‸ replyTime  "replyTime" appears here twice. Delete one of the two; the first is in line ….'],
  },
  {
    mistake: 'an id twice in a case study',
    file: 'content/case-studies/ascently.yaml',
    change: ['id: ascently\n', 'id: ascently\n‸id: other\n'],
    says: ['‸ id  "id" appears here twice. Delete one of the two; the first is in line ….'],
  },
  {
    mistake: 'the site address twice',
    file: 'content/site.yaml',
    change: ['name: ', '‸url: https://www.example.org\nname: '],
    says: ['‸ url  "url" appears here twice. Delete one of the two; the first is in line ….'],
  },
  {
    mistake: 'the list of services twice',
    file: 'content/services.yaml',
    change: ['services:\n', 'services: []\n‸services:\n'],
    says: ['‸ services  "services" appears here twice. Delete one of the two; the first is in line ….'],
  },
  {
    mistake: 'an empty home page',
    file: 'content/pages/home.yaml',
    whole: '',
    says: ['1:1 The file is empty. Write its fields, or delete the file.'],
  },
  {
    mistake: 'an empty page',
    file: 'content/pages/about-me.yaml',
    whole: '',
    says: ['1:1 The file is empty. Write its fields, or delete the file.'],
  },
  {
    mistake: 'a page of comments alone',
    file: 'content/pages/about-me.yaml',
    whole: '# Later.\n',
    says: ['1:1 The file is empty. Write its fields, or delete the file.'],
  },
  {
    mistake: 'an empty page of the case studies',
    file: 'content/pages/case-study.yaml',
    whole: '',
    says: ['1:1 The file is empty. Write its fields, or delete the file.'],
  },
  {
    mistake: 'an empty case study',
    file: 'content/case-studies/ascently.yaml',
    whole: '',
    says: ['1:1 The file is empty. Write its fields, or delete the file.'],
  },
  {
    mistake: 'empty facts',
    file: 'content/facts.yaml',
    whole: '',
    says: ['1:1 The file is empty. Write its fields, or delete the file.'],
  },
  {
    mistake: 'empty services',
    file: 'content/services.yaml',
    whole: '',
    says: ['1:1 The file is empty. Write its fields, or delete the file.'],
  },
  {
    mistake: 'an empty dictionary',
    file: 'content/dictionary.yaml',
    whole: '',
    says: ['1:1 The file is empty. Write its fields, or delete the file.'],
  },
  {
    mistake: 'a page without sections',
    file: 'content/pages/home.yaml',
    endsBefore: 'sections:',
    says: ['5:1 sections  "sections" is missing. Add "sections:" with a list.'],
    followed: [{ asBefore: true }],
  },
  {
    mistake: 'an empty list of sections',
    file: 'content/pages/about-me.yaml',
    whole:
      'name: { en: About, da: Om mig }\nseo:\n  title: { en: About, da: Om mig }\n  description: { en: Words, da: Ord }\n  keywords: { en: words, da: ord }\nsections: []\n',
    says: ['6:11 sections  The list is empty. At least 1 entry is expected.'],
    followed: [{ asBefore: true }],
  },
  {
    mistake: 'sections with nothing below',
    file: 'content/pages/about-me.yaml',
    whole:
      'name: { en: About, da: Om mig }\nseo:\n  title: { en: About, da: Om mig }\n  description: { en: Words, da: Ord }\n  keywords: { en: words, da: ord }\nsections:\n',
    says: [
      '6:1 sections  "sections" is empty; a list is expected. Fill it in, or delete the field if it may be left out.',
    ],
    followed: [{ asBefore: true }],
  },
  {
    mistake: 'a word in place of sections',
    file: 'content/pages/about-me.yaml',
    whole:
      'name: { en: About, da: Om mig }\nseo:\n  title: { en: About, da: Om mig }\n  description: { en: Words, da: Ord }\n  keywords: { en: words, da: ord }\nsections: none\n',
    says: [
      '6:11 sections  "none" is one text; a list is expected. Begin each entry on a line of its own, with a dash and a space.',
    ],
    reveals: ['This is not a section.'],
  },
  {
    mistake: 'a merge key',
    file: 'content/pages/home.yaml',
    change: ['    id: client-cases\n', '    id: client-cases\n    ‸<<: *base\n'],
    says: [
      '‸ sections[1].<<  Merge keys (<<) are not supported. Write the fields out, or put what repeats into facts.yaml.',
    ],
    followed: [['    <<: *base\n', '']],
  },
  {
    mistake: 'a value marked for copying',
    file: 'content/pages/home.yaml',
    change: ['    id: client-cases\n    title:\n', '    id: client-cases\n    title: ‸&t\n'],
    says: [
      '‸ sections[1].title  "&t" marks a value for copying; copies are not read. Quote the text if it is meant to begin with &; delete the mark otherwise.',
    ],
  },
  {
    mistake: 'a colon in a text',
    file: 'content/facts.yaml',
    change: ['  en: 24 hours\n', '  en: ‸hours: 24\n'],
    says: [
      '‸ replyTime.en  The text "hours: 24" has a colon in it, so it reads like a field. Put the whole text in quotes.',
    ],
  },
  {
    mistake: 'no space after a colon',
    file: 'content/pages/home.yaml',
    change: ['    id: client-cases\n', '    ‸id:client-cases\n'],
    says: ['‸ sections[1]  A space is missing after the colon. Write "id: client-cases".'],
  },
  {
    mistake: 'a quote that is never closed',
    file: 'content/pages/home.yaml',
    change: ['          en: "{experience}"\n', '          en: ‸"{experience}\n'],
    says: [
      '‸ sections[0].proof[0].value.en  The quote that opens here is never closed. Put a " at the end of the text.',
    ],
  },
  {
    mistake: 'a brace that is never closed',
    file: 'content/pricing.yaml',
    change: ['pricePerHour: { us: 140, eu: 120, dk: 900 }', 'pricePerHour: { us: 140, eu: 120, dk: 900'],
    points: '    ‸badge: popular',
    says: ['‸ plans[0]  The bracket that was opened above is not closed. Close it with } before this line.'],
  },
  {
    mistake: 'a text that begins with a brace',
    file: 'content/facts.yaml',
    change: ['  en: 24 hours\n', '  en: {accounts} ‸hours\n'],
    says: ['‸ replyTime.en  The text begins with a bracket, and "hours" follows it. Put the whole text in quotes.'],
    reveals: ['A fact cannot name another: "{accounts}" would be shown as written.'],
  },
  {
    mistake: 'a text that begins with %',
    file: 'content/facts.yaml',
    change: ['  en: 24 hours\n', '  en: ‸%24 hours\n'],
    says: ['‸ replyTime.en  A text cannot begin with % unless it is quoted. Put the whole text in quotes.'],
  },
  {
    mistake: 'a text that begins with @',
    file: 'content/facts.yaml',
    change: ['  en: 24 hours\n', '  en: ‸@once\n'],
    says: ['‸ replyTime.en  A text cannot begin with @ unless it is quoted. Put the whole text in quotes.'],
  },
  {
    mistake: 'stars at the beginning of a text',
    file: 'content/facts.yaml',
    change: ['  en: 24 hours\n', '  en: ‸**24** hours\n'],
    says: [
      '‸ replyTime.en  "**24**" is read as a copy of another value; copies are not read. Quote the text if it is meant to begin with *; write the value out otherwise.',
    ],
  },
  {
    mistake: 'a no-break space before a name',
    file: 'content/pages/home.yaml',
    change: ['    id: client-cases\n', '‸\u00A0   id: client-cases\n'],
    says: [
      '‸ sections[1]  There is a no-break space, or another special one, instead of an ordinary space. Delete it and type a space; this happens when lines are pasted from a document or a web page.',
    ],
  },
  {
    mistake: 'a comment inside a text',
    file: 'content/facts.yaml',
    change: ['  en: 24 hours\n', '  en: 24 hours ‸# at most\n'],
    says: [
      '‸ warning replyTime.en  The text ends before "# at most": what follows " #" is a comment. Put the whole text in quotes, or the comment on a line of its own.',
    ],
  },
];
