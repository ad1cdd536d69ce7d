import type { Mistake } from './mistake.ts';

/** Links, and pages that were renamed. */
export const MISTAKES: readonly Mistake[] = [
  {
    mistake: 'a renamed page',
    file: 'content/pages/about-me.yaml',
    renamedTo: 'content/pages/who-i-am.yaml',
    says: [
      '1:1 There is no page at /about-me. 4 locations use it: the first are content/navigation.yaml:…, content/pages/home.yaml:…, content/pages/home.yaml:…. content/pages/who-i-am.yaml seems to be this page, renamed: point the links to /who-i-am, or rename the file back.',
    ],
  },
  {
    mistake: 'a renamed page to which one link leads',
    file: 'content/pages/services/saas-google-ads-consultant.yaml',
    renamedTo: 'content/pages/services/software-google-ads-consultant.yaml',
    points: 'link: ‸/services/saas',
    pointsIn: 'content/services.yaml',
    says: [
      '‸ services[5].link  There is no page at /services/saas-google-ads-consultant. Did you mean "/services/software-google-ads-consultant"? content/pages/services/software-google-ads-consultant.yaml seems to be this page, renamed.',
    ],
  },
  {
    mistake: 'a renamed legal page',
    file: 'content/pages/privacy-policy.yaml',
    renamedTo: 'content/pages/data-protection.yaml',
    says: [
      '1:1 There is no page at /privacy-policy. 9 locations use it: the first are content/dictionary.yaml:…, content/dictionary.yaml:…, content/navigation.yaml:…. content/pages/data-protection.yaml seems to be this page, renamed: point the links to /data-protection, or rename the file back.',
    ],
  },
  {
    mistake: 'a deleted page',
    file: 'content/pages/about-me.yaml',
    whole: null,
    says: [
      '1:1 There is no page at /about-me. 4 locations use it: the first are content/navigation.yaml:…, content/pages/home.yaml:…, content/pages/home.yaml:…. Bring content/pages/about-me.yaml back, or point the links elsewhere.',
    ],
  },
  {
    mistake: 'the beginning of an address',
    file: 'content/navigation.yaml',
    change: ['to: /about-me', 'to: ‸/about'],
    says: ['‸ main[1].to  There is no page at /about. Did you mean "/about-me"?'],
  },
  {
    mistake: 'a mistyped address',
    file: 'content/navigation.yaml',
    change: ['to: /about-me', 'to: ‸/abuot-me'],
    says: ['‸ main[1].to  There is no page at /abuot-me. Did you mean "/about-me"?'],
  },
  {
    mistake: 'a link to a page that never was',
    file: 'content/navigation.yaml',
    change: ['to: /about-me', 'to: ‸/press'],
    says: ['‸ main[1].to  There is no page at /press. Link to another page, or bring back content/pages/press.yaml.'],
    followed: [['to: /press', 'to: /about-me']],
  },
  {
    mistake: 'a link with its region',
    file: 'content/navigation.yaml',
    change: ['to: /about-me', 'to: ‸/us/about-me'],
    says: ['‸ main[1].to  There is no page at /us/about-me. Leave the region out: /about-me.'],
  },
  {
    mistake: 'a link with a slash after it',
    file: 'content/navigation.yaml',
    change: ['to: /about-me', 'to: ‸/about-me/'],
    says: ['‸ main[1].to  There is no page at /about-me/. Leave the slash at the end out: /about-me.'],
  },
  {
    mistake: 'a link without its slash',
    file: 'content/navigation.yaml',
    change: ['to: /about-me', 'to: ‸about-me'],
    says: ['‸ main[1].to  "about-me" is not a link. Write /about-me.'],
  },
  {
    mistake: 'a link without https',
    file: 'content/navigation.yaml',
    change: ['to: /about-me', 'to: ‸www.example.org'],
    says: ['‸ main[1].to  "www.example.org" is not a link. Write https:// in front: https://www.example.org.'],
  },
  {
    mistake: 'a link that is not encrypted',
    file: 'content/navigation.yaml',
    change: ['to: /about-me', 'to: ‸http://example.org'],
    says: ['‸ main[1].to  "http://example.org" is not encrypted. Write https:// in place of http://.'],
  },
  {
    mistake: 'a link that is a program',
    file: 'content/navigation.yaml',
    change: ['to: /about-me', 'to: ‸javascript:alert(1)'],
    says: ['‸ main[1].to  "javascript:alert(1)" is a program and no address. Link to a page.'],
    followed: [['javascript:alert(1)', '/about-me']],
  },
  {
    mistake: 'an e-mail address as a link',
    file: 'content/navigation.yaml',
    change: ['to: /about-me', 'to: ‸hello@example.com'],
    says: ['‸ main[1].to  "hello@example.com" is not a link. Write mailto: in front: mailto:hello@example.com.'],
  },
  {
    mistake: 'a link to the home page by its file',
    file: 'content/navigation.yaml',
    change: ['to: /about-me', 'to: ‸/home'],
    says: ['‸ main[1].to  There is no page at /home. The home page is at /.'],
  },
  {
    mistake: 'a link to an anchor that no section has',
    file: 'content/pages/home.yaml',
    change: ['to: "#pricing"', 'to: ‸"#prices"'],
    says: [
      '‸ sections[0].secondary.to  No section of the home page has the anchor "prices". Write "id: prices" in the section that is meant, or link to another section.',
    ],
    followed: [['id: pricing', 'id: prices']],
  },
  {
    mistake: 'a link in a text whose address is never closed',
    file: 'content/case-studies/ascently.yaml',
    change: ['I laid three years', 'I ‸[laid three](/about-me years'],
    says: [
      '‸ challenge.en  The link "[laid three](/about-me" is never closed. Write ) after the address: "[laid three](/about-me)".',
    ],
  },
  {
    mistake: 'a link to another site in a text that is never closed',
    file: 'content/case-studies/ascently.yaml',
    change: ['I laid three years', 'I ‸[laid three](https://example.org years'],
    says: [
      '‸ challenge.en  The link "[laid three](https://example.org" is never closed. Write ) after the address: "[laid three](https://example.org)".',
    ],
  },
  {
    mistake: 'a link in a text whose bracket is never closed',
    file: 'content/case-studies/ascently.yaml',
    change: ['I laid three years', 'I ‸[laid three (/about-me) years'],
    says: [
      '‸ challenge.en  The label of the link "[laid three " is never closed. Write ] after the label, before the (: "[laid three]".',
    ],
  },
  {
    mistake: 'a link in a text with a wrong address',
    file: 'content/case-studies/ascently.yaml',
    change: ['I laid three years', 'I ‸[laid three](about me) years'],
    says: ['‸ challenge.en  "about me" is not a link. Write /about-me.'],
  },
  {
    mistake: 'a link in a text to a page that is not there',
    file: 'content/case-studies/ascently.yaml',
    change: ['I laid three years', 'I ‸[laid three](/nowhere) years'],
    says: [
      '‸ challenge.en  There is no page at /nowhere. Link to another page, or bring back content/pages/nowhere.yaml.',
    ],
    followed: [['(/nowhere)', '(/about-me)']],
  },
  {
    mistake: 'a link in a text that opens the form',
    file: 'content/case-studies/ascently.yaml',
    change: ['I laid three years', 'I ‸[laid three](contact) years'],
    says: ['‸ challenge.en  "contact" cannot open the contact form here; only buttons do. Write /#contact.'],
  },
];
