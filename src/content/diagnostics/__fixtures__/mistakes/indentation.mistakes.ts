import type { Mistake } from './mistake.ts';

/** Tabs, spaces and dashes that bend the structure of a file. */
export const MISTAKES: readonly Mistake[] = [
  {
    mistake: 'a group indented by a tab',
    file: 'content/pages/home.yaml',
    change: ['    primary:\n', '‸\tprimary:\n'],
    says: ['‸ sections  The line is indented with a tab. Use spaces, two for each level.'],
  },
  {
    mistake: 'an entry of a list indented by tabs',
    file: 'content/pages/home.yaml',
    change: ['      - value:\n', '‸\t\t\t- value:\n'],
    says: ['‸ sections[0][0]  The line is indented with a tab. Use spaces, two for each level.'],
  },
  {
    mistake: 'a section indented by a tab',
    file: 'content/pages/home.yaml',
    change: ['  - type: client-cases\n', '‸\t- type: client-cases\n'],
    says: ['‸ sections[0]  The line is indented with a tab. Use spaces, two for each level.'],
  },
  {
    mistake: 'a language indented by tabs',
    file: 'content/pages/home.yaml',
    change: ['    intro:\n      en:', '    intro:\n‸\t\t\ten:'],
    says: ['‸ sections[1]  The line is indented with a tab. Use spaces, two for each level.'],
  },
  {
    mistake: 'a flag indented by a tab',
    file: 'content/case-studies/ascently.yaml',
    change: ['  - emoji', '‸\t- emoji'],
    says: ['‸ flags[0]  The line is indented with a tab. Use spaces, two for each level.'],
  },
  {
    mistake: 'a group one space too far left',
    file: 'content/pages/home.yaml',
    change: ['    primary:\n', '   ‸primary:\n'],
    says: [
      '‸ sections[0]  The line is indented by 3 spaces; 4 are expected here. Add 1 space at the beginning of the line.',
    ],
  },
  {
    mistake: 'the first language one space too far left',
    file: 'content/pages/home.yaml',
    change: ['    primary:\n      label:\n        en', '    primary:\n      label:\n       ‸en'],
    says: [
      '‸ sections[0].primary.label  The line is indented by 7 spaces; 8 are expected here. Add 1 space at the beginning of the line.',
    ],
  },
  {
    mistake: 'a section one space too far left',
    file: 'content/pages/home.yaml',
    change: ['  - type: client-cases\n', ' ‸- type: client-cases\n'],
    says: [
      '‸ sections[0]  The line is indented by 1 space; 2 are expected here. Add 1 space at the beginning of the line.',
    ],
  },
  {
    mistake: 'an anchor one space too far left',
    file: 'content/pages/home.yaml',
    change: ['    id: client-cases\n', '   ‸id: client-cases\n'],
    says: [
      '‸ sections[1]  The line is indented by 3 spaces; 4 are expected here. Add 1 space at the beginning of the line.',
    ],
  },
  {
    mistake: 'a group below another one space too far left',
    file: 'content/pages/home.yaml',
    change: ['    primary:\n      label:\n', '    primary:\n     ‸label:\n'],
    says: [
      '‸ sections[0].primary  The line is indented by 5 spaces; 6 are expected here. Add 1 space at the beginning of the line.',
    ],
  },
  {
    mistake: 'an entry of a list one space too far left',
    file: 'content/pages/home.yaml',
    change: ['    proof:\n      - value:\n', '    proof:\n     ‸- value:\n'],
    says: [
      '‸ sections[0].proof[0]  The line is indented by 5 spaces; 6 are expected here. Add 1 space at the beginning of the line.',
    ],
  },
  {
    mistake: 'a region one space too far left',
    file: 'content/pages/home.yaml',
    change: ['  title:\n    us:', '  title:\n   ‸us:'],
    says: [
      '‸ seo.title  The line is indented by 3 spaces; 4 are expected here. Add 1 space at the beginning of the line.',
    ],
  },
  {
    mistake: 'the title for search engines one space too far left',
    file: 'content/pages/home.yaml',
    change: ['seo:\n  title:\n', 'seo:\n ‸title:\n'],
    says: ['‸ seo  The line is indented by 1 space; 2 are expected here. Add 1 space at the beginning of the line.'],
  },
  {
    mistake: 'a group one space too far right',
    file: 'content/pages/home.yaml',
    change: ['    primary:\n', '     ‸primary:\n'],
    says: [
      '‸ sections[0].lead  The line is indented by 5 spaces; 4 are expected here. Delete 1 space at the beginning of the line.',
    ],
  },
  {
    mistake: 'the first language one space too far right',
    file: 'content/pages/home.yaml',
    change: ['    primary:\n      label:\n        en', '    primary:\n      label:\n         ‸en'],
    says: [
      '‸ sections[0].primary.label  The line is indented by 9 spaces; 8 are expected here. Delete 1 space at the beginning of the line.',
    ],
  },
  {
    mistake: 'a field that slipped out of its group',
    file: 'content/services.yaml',
    change: ['      color: accent\n', '    ‸color: accent\n'],
    says: [
      '‸ services[0].color  "color" is not a field here; it is missing in "tag". Indent it two spaces deeper than "tag:".',
    ],
  },
  {
    mistake: 'a dash without a space before the type of a section',
    file: 'content/pages/home.yaml',
    change: ['  - type: client-cases\n', '  ‸-type: client-cases\n'],
    says: ['‸ sections  A space is missing after the dash. Write "- type: client-cases".'],
  },
  {
    mistake: 'a dash without a space before the first section',
    file: 'content/pages/home.yaml',
    change: ['  - type: hero\n', '  ‸-type: hero\n'],
    says: ['‸ sections  A space is missing after the dash. Write "- type: hero".'],
  },
  {
    mistake: 'a dash without a space before a group',
    file: 'content/pages/home.yaml',
    change: ['    proof:\n      - value:\n', '    proof:\n      ‸-value:\n'],
    says: ['‸ sections[0].proof  A space is missing after the dash. Write "- value:".'],
  },
  {
    mistake: 'a dash without a space before a flag',
    file: 'content/case-studies/ascently.yaml',
    change: ['  - emoji', '  ‸-emoji'],
    says: ['‸ flags  A space is missing after the dash. Write "- emoji: 🇳🇴".'],
  },
  {
    mistake: 'a dash without a space before a tag',
    file: 'content/case-studies/ascently.yaml',
    change: ['  - Travel', '  ‸-Travel'],
    says: ['‸ tags  "-Travel" is one text; a list is expected. A space is missing after the dash: write "- Travel".'],
  },
  {
    mistake: 'a section without its dash, among its fields',
    file: 'content/pages/home.yaml',
    change: ['  - type: client-cases\n', '    ‸type: client-cases\n'],
    says: [
      '‸ sections[0].type  The dash is missing: this line begins an entry of a list. Write "- type:", with the dash in the column of the other dashes.',
    ],
  },
  {
    mistake: 'a section without its dash, in the column of the dashes',
    file: 'content/pages/home.yaml',
    change: ['  - type: client-cases\n', '  ‸type: client-cases\n'],
    says: [
      '‸ sections  The dash is missing: this line begins an entry of a list. Write "- type: client-cases", with the dash in the column of the other dashes.',
    ],
  },
  {
    mistake: 'the first section without its dash',
    file: 'content/pages/home.yaml',
    change: ['  - type: hero\n', '    ‸type: hero\n'],
    says: [
      '‸ sections  The dash is missing: this line begins an entry of a list. Write "- type: hero", with the dash in the column of the other dashes.',
    ],
  },
  {
    mistake: 'the first entry of a list without its dash',
    file: 'content/pages/home.yaml',
    change: ['    proof:\n      - value:\n', '    proof:\n        ‸value:\n'],
    says: [
      '‸ sections[0].proof  The dash is missing: this line begins an entry of a list. Write "- value:", with the dash in the column of the other dashes.',
    ],
  },
  {
    mistake: 'a later entry of a list without its dash',
    file: 'content/pages/home.yaml',
    change: ['      - value:\n          en: "{adSpend}"', '        ‸value:\n          en: "{adSpend}"'],
    says: [
      '‸ sections[0].proof[0].value  The dash is missing: this line begins an entry of a list. Write "- value:", with the dash in the column of the other dashes.',
    ],
  },
  {
    mistake: 'a tag without its dash',
    file: 'content/case-studies/ascently.yaml',
    change: ['  - Travel', '    ‸Travel'],
    says: ['‸ tags  "Travel" is one text; a list is expected. Write [Travel].'],
  },
  {
    mistake: 'a service without its dash',
    file: 'content/services.yaml',
    change: ['  - id: ecommerce', '    ‸id: ecommerce'],
    says: [
      '‸ services[0].id  The dash is missing: this line begins an entry of a list. Write "- id:", with the dash in the column of the other dashes.',
    ],
  },
  {
    mistake: 'a flag without its dash',
    file: 'content/case-studies/ascently.yaml',
    change: ['  - emoji: 🇨🇭', '    ‸emoji: 🇨🇭'],
    says: [
      '‸ flags[0].emoji  The dash is missing: this line begins an entry of a list. Write "- emoji:", with the dash in the column of the other dashes.',
    ],
  },
  {
    mistake: 'a list without the line of its name',
    file: 'content/pages/home.yaml',
    change: ['sections:\n', ''],
    points: '  ‸- type: hero',
    says: [
      '‸ seo.ogDescription[0]  The entry "- type: hero" belongs to no list. Write the name of its list on a line of its own above it, for example "sections:"; if it is a field of the entry above, delete the dash.',
    ],
  },
];
