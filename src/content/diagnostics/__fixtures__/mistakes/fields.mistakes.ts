import type { Mistake } from './mistake.ts';

/** Fields that are misspelt, unknown, missing or empty. */
export const MISTAKES: readonly Mistake[] = [
  {
    mistake: 'a misspelt title',
    file: 'content/pages/home.yaml',
    change: ['    id: client-cases\n    title:\n', '    id: client-cases\n    ‸titel:\n'],
    says: ['‸ sections[1].titel  "titel" is not a field here. Did you mean "title"?'],
  },
  {
    mistake: 'misspelt sections',
    file: 'content/pages/home.yaml',
    change: ['sections:', '‸section:'],
    says: ['‸ section  "section" is not a field here. Did you mean "sections"?'],
  },
  {
    mistake: 'a misspelt group for search engines',
    file: 'content/pages/home.yaml',
    change: ['seo:', '‸soe:'],
    says: ['‸ soe  "soe" is not a field here. Did you mean "seo"?'],
  },
  {
    mistake: 'a misspelt type',
    file: 'content/pages/home.yaml',
    change: ['  - type: client-cases', '  - ‸typ: client-cases'],
    says: ['‸ sections[1].typ  "typ" is not a field here. Did you mean "type"?'],
  },
  {
    mistake: 'a misspelt language',
    file: 'content/pages/home.yaml',
    change: ['    primary:\n      label:\n        en:', '    primary:\n      label:\n        ‸eng:'],
    says: ['‸ sections[0].primary.label.eng  "eng" is not a field here. Did you mean "en"?'],
  },
  {
    mistake: 'a misspelt client',
    file: 'content/case-studies/ascently.yaml',
    change: ['clientName', '‸clientNam'],
    says: ['‸ clientNam  "clientNam" is not a field here. Did you mean "clientName"?'],
  },
  {
    mistake: 'a misspelt result',
    file: 'content/case-studies/ascently.yaml',
    change: ['result:', '‸results:'],
    says: ['‸ results  "results" is not a field here. Did you mean "result"?'],
  },
  {
    mistake: 'an id in capital letters',
    file: 'content/case-studies/ascently.yaml',
    change: ['\nid:', '\n‸ID:'],
    says: ['‸ ID  "ID" is not a field here. Did you mean "id"?'],
  },
  {
    mistake: 'a misspelt region',
    file: 'content/pricing.yaml',
    change: ['eu: 120', '‸ue: 120'],
    says: ['‸ plans[0].pricePerHour.ue  "ue" is not a field here. Did you mean "eu"?'],
  },
  {
    mistake: 'a misspelt anchor',
    file: 'content/pages/home.yaml',
    change: ['    id: pricing\n', '    ‸ids: pricing\n'],
    says: ['‸ sections[4].ids  "ids" is not a field here. Did you mean "id"?'],
  },
  {
    mistake: 'misspelt regions of a section',
    file: 'content/pages/home.yaml',
    change: ['    id: about\n', '    id: about\n    ‸region: [us]\n'],
    says: ['‸ sections[2].region  "region" is not a field here. Did you mean "regions"?'],
  },
  {
    mistake: 'the region in place of the language',
    file: 'content/pages/home.yaml',
    change: [
      '    primary:\n      label:\n        en: "{analysisOffer}"\n        da:',
      '    primary:\n      label:\n        en: "{analysisOffer}"\n        ‸dk:',
    ],
    says: ['‸ sections[0].primary.label.dk  "dk" is not a field here. Did you mean "da"?'],
  },
  {
    mistake: 'the region in place of the English text',
    file: 'content/pages/home.yaml',
    change: ['    primary:\n      label:\n        en:', '    primary:\n      label:\n        ‸us:'],
    says: ['‸ sections[0].primary.label.us  "us" is not a field here. Did you mean "en"?'],
  },
  {
    mistake: 'the language in place of the region',
    file: 'content/pages/home.yaml',
    change: ['    dk: Freelance', '    ‸da: Freelance'],
    says: ['‸ seo.title.da  "da" is not a field here. Did you mean "dk"?'],
  },
  {
    mistake: 'the region in place of the language of a fact',
    file: 'content/facts.yaml',
    change: ['  da: 24 timer', '  ‸dk: 24 timer'],
    says: ['‸ replyTime.dk  "dk" is not a field here. Did you mean "da"?'],
  },
  {
    mistake: 'an unknown field',
    file: 'content/pages/home.yaml',
    change: ['    id: client-cases\n', '    id: client-cases\n    ‸color: red\n'],
    says: [
      '‸ sections[1].color  "color" is not a field here. Possible: hidden, regions, visibleFrom, visibleUntil, draft.',
    ],
    followed: [['    color: red\n', '']],
  },
  {
    mistake: 'a field that only other sections have',
    file: 'content/pages/home.yaml',
    change: ['    id: client-cases\n', '    id: client-cases\n    ‸eyebrow: { en: A, da: B }\n'],
    says: [
      '‸ sections[1].eyebrow  "eyebrow" is not a field here. Possible: hidden, regions, visibleFrom, visibleUntil, draft.',
    ],
    followed: [['    eyebrow: { en: A, da: B }\n', '']],
  },
  {
    mistake: 'an unknown section',
    file: 'content/pages/home.yaml',
    change: ['type: client-cases', 'type: ‸client-casess'],
    says: ['‸ sections[1].type  "client-casess" is not a section. Did you mean "client-cases"?'],
  },
  {
    mistake: 'a section of a type that is not there',
    file: 'content/pages/home.yaml',
    change: ['type: client-cases', 'type: ‸webinar'],
    says: [
      '‸ sections[1].type  "webinar" is not a section. Possible: about, announcement, availability, case-detail, case-list, client-cases, closing, comparison-table, contact, download, entry-detail, entry-list and 32 more.',
    ],
    followed: [['type: webinar', 'type: client-cases']],
  },
  {
    mistake: 'no Danish text',
    file: 'content/facts.yaml',
    change: ['  en: 24 hours\n  da: 24 timer\n', '  ‸en: 24 hours\n'],
    says: ['‸ replyTime.da  The Danish text is missing. Add "da:" with the text.'],
  },
  {
    mistake: 'no English text',
    file: 'content/facts.yaml',
    change: ['  en: 24 hours\n  da: 24 timer\n', '  ‸da: 24 timer\n'],
    says: ['‸ replyTime.en  The English text is missing. Add "en:" with the text.'],
  },
  {
    mistake: 'an empty text',
    file: 'content/facts.yaml',
    change: ['  da: 24 timer\n', '  ‸da:\n'],
    says: ['‸ replyTime.da  "da" is empty; text is expected. Fill it in, or delete the field if it may be left out.'],
  },
  {
    mistake: 'an empty text in quotes',
    file: 'content/facts.yaml',
    change: ['  da: 24 timer\n', '  da: ‸""\n'],
    says: ['‸ replyTime.da  The text is empty. Write a text, or delete the field if it may be left out.'],
  },
  {
    mistake: 'no value for a region',
    file: 'content/pricing.yaml',
    change: ['{ us: 140, eu: 120, dk: 900 }', '‸{ us: 140, eu: 120 }'],
    says: ['‸ plans[0].pricePerHour.dk  The value for region dk is missing. Add "dk:" with a whole number.'],
  },
  {
    mistake: 'no client',
    file: 'content/case-studies/ascently.yaml',
    change: ['clientName: Ascently\n', ''],
    says: ['5:1 clientName  "clientName" is missing. Add "clientName:" with text.'],
  },
  {
    mistake: 'no e-mail address',
    file: 'content/site.yaml',
    change: ['email: hello@example.com', '# email'],
    says: ['7:1 email  "email" is missing. Add "email:" with an e-mail address.'],
  },
  {
    mistake: 'an unknown field of the site',
    file: 'content/site.yaml',
    change: ['consentVersion: 1', 'consentVersion: 1\n‸fax: "1"'],
    says: [
      '‸ fax  "fax" is not a field here. Possible: formEndpoint, geolocationEndpoint, tagManagerId, searchConsoleToken, indexNowKey, gone, reviewMonths.',
    ],
    followed: [['fax: "1"\n', '']],
  },
  {
    mistake: 'a misspelt tag',
    file: 'content/case-studies/ascently.yaml',
    change: ['  - Travel', '  - ‸Travell'],
    says: ['‸ tags[0]  "Travell" is none of the choices here. Did you mean "Travel"?'],
  },
];
