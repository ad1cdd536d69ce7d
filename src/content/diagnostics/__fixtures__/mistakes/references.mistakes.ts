import type { Mistake } from './mistake.ts';

/** Files under wrong names, and facts and images that are not there. */
export const MISTAKES: readonly Mistake[] = [
  {
    mistake: 'a copied case study',
    file: 'content/case-studies/ascently.yaml',
    copiedTo: 'content/case-studies/northwind.yaml',
    says: [
      'content/case-studies/northwind.yaml:5:5 id  The file is a copy of content/case-studies/ascently.yaml: both have the same id, client and industry. Write "id: northwind" and the client and industry of the other case study. If the file is a mistake, delete it, or bring back what was here.',
    ],
  },
  {
    mistake: 'a copied case study whose name comes first',
    file: 'content/case-studies/ascently.yaml',
    copiedTo: 'content/case-studies/aaa.yaml',
    says: [
      'content/case-studies/aaa.yaml:5:5 id  The file is a copy of content/case-studies/ascently.yaml: both have the same id, client and industry. Write "id: aaa" and the client and industry of the other case study. If the file is a mistake, delete it, or bring back what was here.',
    ],
  },
  {
    mistake: 'a case study saved over another one',
    file: 'content/case-studies/mar-srls.yaml',
    holds: 'content/case-studies/ascently.yaml',
    says: [
      '5:5 id  The file is a copy of content/case-studies/ascently.yaml: both have the same id, client and industry. Write "id: mar-srls" and the client and industry of the other case study. If the file is a mistake, delete it, or bring back what was here.',
    ],
    reveals: ['No page shows this image.', 'No page shows this image.'],
  },
  {
    mistake: 'a renamed case study',
    file: 'content/case-studies/ascently.yaml',
    renamedTo: 'content/case-studies/hiking.yaml',
    says: [
      'content/case-studies/hiking.yaml:5:5 id  The id "ascently" differs from the name of the file. Write "id: hiking" here and wherever the case study is named, or rename the file to ascently.yaml.',
    ],
  },
  {
    mistake: 'the services saved as pricing',
    file: 'content/pricing.yaml',
    holds: 'content/services.yaml',
    says: [
      '5:1 The file seems to be content/services.yaml, saved under another name. content/services.yaml is there already. Bring back what was here: content/pricing.yaml; if nothing was, delete the file.',
    ],
  },
  {
    mistake: 'a page saved as a case study',
    file: 'content/case-studies/ascently.yaml',
    holds: 'content/pages/about-me.yaml',
    says: [
      '4:1 The file seems to be a page, saved under another name. Move it to content/pages/ascently.yaml, or bring back what was here: a case study.',
    ],
  },
  {
    mistake: 'a page saved as a new case study',
    file: 'content/case-studies/new.yaml',
    holds: 'content/pages/about-me.yaml',
    says: [
      '4:1 The file seems to be a page, saved under another name. Move it to content/pages/new.yaml, or bring back what was here: a case study.',
    ],
  },
  {
    mistake: 'a case study saved as a new page',
    file: 'content/pages/ascently.yaml',
    holds: 'content/case-studies/ascently.yaml',
    says: [
      '5:1 The file seems to be the case study "ascently", saved under another name. content/case-studies/ascently.yaml is there already. Bring back what was here: a page; if nothing was, delete the file.',
    ],
  },
  {
    mistake: 'a case study saved over a page',
    file: 'content/pages/about-me.yaml',
    holds: 'content/case-studies/ascently.yaml',
    says: [
      '5:1 The file seems to be the case study "ascently", saved under another name. content/case-studies/ascently.yaml is there already. Bring back what was here: a page; if nothing was, delete the file.',
    ],
  },
  {
    mistake: 'the facts saved as the site',
    file: 'content/site.yaml',
    holds: 'content/facts.yaml',
    says: [
      '8:1 The file seems to be content/facts.yaml, saved under another name. content/facts.yaml is there already. Bring back what was here: content/site.yaml; if nothing was, delete the file.',
    ],
  },
  {
    mistake: 'the site saved as facts',
    file: 'content/facts.yaml',
    holds: 'content/site.yaml',
    says: [
      '7:1 The file seems to be content/site.yaml, saved under another name. content/site.yaml is there already. Bring back what was here: content/facts.yaml; if nothing was, delete the file.',
    ],
  },
  {
    mistake: 'a page saved as the navigation',
    file: 'content/navigation.yaml',
    holds: 'content/pages/about-me.yaml',
    says: [
      '4:1 The file seems to be a page, saved under another name. Move it to content/pages/navigation.yaml, or bring back what was here: content/navigation.yaml.',
    ],
  },
  {
    mistake: 'a case study beside the folder of case studies',
    file: 'content/ascently.yaml',
    holds: 'content/case-studies/ascently.yaml',
    says: ['1:1 No part of the site reads this file. It seems to be a case study: move it to content/case-studies/.'],
  },
  {
    mistake: 'a page beside the folder of pages',
    file: 'content/about.yaml',
    holds: 'content/pages/about-me.yaml',
    says: ['1:1 No part of the site reads this file. It seems to be a page: move it to content/pages/.'],
  },
  {
    mistake: 'an image saved as a page',
    file: 'content/pages/about-me.yaml',
    whole: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0xff]),
    says: [
      '1:1 The file is not text: it may be an image or a document that was saved under this name. Move it to public/images/ if it is an image, and bring the YAML file back.',
    ],
  },
  {
    mistake: 'a page saved as UTF-16',
    file: 'content/pages/about-me.yaml',
    whole: new Uint8Array([0xff, 0xfe, 0x61, 0x00]),
    says: ['1:1 The file is saved as UTF-16, not as UTF-8. Save it again with the encoding UTF-8.'],
    followed: [{ asBefore: true }],
  },
  {
    mistake: 'a page saved as Latin-1',
    file: 'content/pages/about-me.yaml',
    whole: new Uint8Array([0x61, 0x3a, 0x20, 0xe6, 0x0a]),
    says: [
      '1:4 A character here is not UTF-8. Save the file again with the encoding UTF-8 and type the character again.',
    ],
    followed: [{ asBefore: true }],
  },
  {
    mistake: 'no site file',
    file: 'content/site.yaml',
    whole: null,
    says: ['1:1 The file is missing. Bring it back: the site needs it.'],
  },
  {
    mistake: 'a removed fact that many texts name',
    file: 'content/facts.yaml',
    change: ['replyTime:\n  en: 24 hours\n  da: 24 timer\n', ''],
    says: [
      '8:1 replyTime  The fact "replyTime" is missing. 37 locations use it: the first are content/dictionary.yaml:…, content/dictionary.yaml:…, content/dictionary.yaml:…. Bring "replyTime:" back, or use another fact instead.',
    ],
  },
  {
    mistake: 'a removed fact that one text names',
    file: 'content/facts.yaml',
    change: ['roas:\n  en: 380%+\n  da: over 380 %\n', ''],
    says: [
      '8:1 roas  The fact "roas" is missing. 5 locations use it: the first are content/pages/case-studies.yaml:…, content/pages/case-studies.yaml:…, content/pages/case-studies.yaml:…. Bring "roas:" back, or use another fact instead.',
    ],
  },
  {
    mistake: 'a misspelt fact in one text',
    file: 'content/pages/home.yaml',
    change: ['          en: "{adSpend}"', '          en: ‸"{adSpends}"'],
    says: ['‸ sections[0].proof[1].value.en  "{adSpends}" is not a fact. Did you mean {adSpend}?'],
  },
  {
    mistake: 'a misspelt image',
    file: 'content/case-studies/ascently.yaml',
    change: ['/images/cases/ascently.svg', '‸/images/cases/ascentley.svg'],
    says: [
      '‸ backgroundImage  There is no image /images/cases/ascentley.svg in public/. Did you mean "/images/cases/ascently.svg"?',
    ],
  },
  {
    mistake: 'an image that is not there',
    file: 'content/site.yaml',
    change: ['/images/portrait.svg', '‸/images/me.svg'],
    says: ['‸ portrait  There is no image /images/me.svg in public/. Put the image there: public/images/me.svg.'],
  },
  {
    mistake: 'an image without its slash',
    file: 'content/site.yaml',
    change: ['/images/portrait.svg', '‸images/portrait.svg'],
    says: ['‸ portrait  "images/portrait.svg" is not an image path. Write /images/portrait.svg.'],
  },
  {
    mistake: 'an image of another site',
    file: 'content/site.yaml',
    change: ['/images/portrait.svg', '‸https://example.com/me.svg'],
    says: [
      '‸ portrait  "https://example.com/me.svg" is on another site. Put the image into public/images/ and write its path: /images/name.svg.',
    ],
    followed: [['https://example.com/me.svg', '/images/portrait.svg']],
  },
];
