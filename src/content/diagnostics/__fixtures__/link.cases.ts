import type { DiagnosticCase } from './diagnostic-case.ts';

const HERO = 'title: { en: Hello, da: Hej }';
const more = (text: string): readonly [string, string] => [HERO, `${HERO}\n    ${text}`];
const to = (target: string): readonly [string, string] => more(`cta: { label: { en: Go, da: Gå }, to: "${target}" }`);
const body = (text: string): readonly [string, string] => more(`body: { en: "${text}", da: Ord }`);

const FEE =
  '  - type: faq\n    title: { en: A, da: A }\n    questions:\n      - id: fee\n        question: { en: A, da: A }';

/** Links to what is not there, and addresses that no link may have. */
export const LINK_CASES: readonly DiagnosticCase[] = [
  {
    mistake: 'a link to no page',
    change: to('/about-mee'),
    says: ['10:43 sections[0].cta.to  There is no page at /about-mee. Did you mean "/about-me"?'],
  },
  {
    mistake: 'a link to a page that was deleted',
    file: 'content/pages/about-me.yaml',
    whole: null,
    says: [
      '1:1 There is no page at /about-me. 2 locations use it: content/navigation.yaml:3, content/offers.yaml:5. Bring content/pages/about-me.yaml back, or point the links elsewhere.',
    ],
  },
  {
    mistake: 'a link with a region',
    change: to('/us/about-me'),
    says: ['10:43 sections[0].cta.to  There is no page at /us/about-me. Leave the region out: /about-me.'],
  },
  {
    mistake: 'a link to the file of the home page',
    change: to('/home'),
    says: ['10:43 sections[0].cta.to  There is no page at /home. The home page is at /.'],
  },
  {
    mistake: 'a link with a slash at the end',
    change: to('/about-me/'),
    says: ['10:43 sections[0].cta.to  There is no page at /about-me/. Leave the slash at the end out: /about-me.'],
  },
  {
    mistake: 'a link to a page without address',
    change: to('/404'),
    says: [
      '10:43 sections[0].cta.to  There is no page at /404. It is shown for unknown addresses and has no address of its own: link to another page.',
    ],
    followed: [['to: "/404"', 'to: "/about-me"']],
  },
  {
    mistake: 'a link to no project',
    change: to('/project/alderley-softwear'),
    says: [
      '10:43 sections[0].cta.to  There is no page at /project/alderley-softwear. Did you mean "/project/alderley-software"?',
    ],
  },
  {
    mistake: 'an anchor that no section of this page has',
    change: to('#hme'),
    says: ['10:43 sections[0].cta.to  No section of the home page has the anchor "hme". Did you mean "home"?'],
  },
  {
    mistake: 'an anchor that no section of another page has',
    change: to('/about-me#contact'),
    says: [
      '10:43 sections[0].cta.to  No section of /about-me has the anchor "contact". Write "id: contact" in the section that is meant, or link to the page alone.',
    ],
    followed: [['id: story', 'id: contact', 'content/pages/about-me.yaml']],
  },
  {
    mistake: 'a link to an answer that is not there',
    change: [HERO, `${body('See [this](#faq-fees)')[1]}\n${FEE}`],
    says: ['10:22 sections[0].body.en  No section of the home page has the anchor "faq-fees". Did you mean "faq-fee"?'],
  },
  {
    mistake: 'a link to an answer that some region lacks',
    change: [HERO, `${body('See [this](#faq-fee)')[1]}\n${FEE}\n        regions: [us, eu]`],
    says: [
      '10:22 sections[0].body.en  No section of the home page has the anchor "faq-fee" in region dk. sections[1].questions[0] has it, but is shown in us, eu only: take its line "regions:" away, or change this link.',
    ],
  },
  {
    mistake: 'an anchor that some region lacks',
    change: [
      'id: home\n    title: { en: Hello, da: Hej }',
      'id: home\n    regions: [us]\n    title: { en: Hello, da: Hej }\n  - type: hero\n    title: { en: A, da: A }\n    cta: { label: { en: Go, da: Gå }, to: "#home" }',
    ],
    says: [
      '13:43 sections[1].cta.to  No section of the home page has the anchor "home" in region eu, dk. sections[0] has it, but is shown in us only: take its line "regions:" away, or change this link.',
    ],
  },
  {
    mistake: 'an anchor in the navigation without page',
    file: 'content/navigation.yaml',
    change: ['to: /about-me', 'to: "#home"'],
    says: [
      '3:41 main[0].to  "#home" is an anchor on the same page, but this text is shown on many pages. Name the page too: write /#home.',
    ],
  },
  {
    mistake: 'the contact form as a plain link',
    file: 'content/navigation.yaml',
    change: ['to: /about-me', 'to: contact'],
    says: ['3:41 main[0].to  "contact" cannot open the contact form here; only buttons do. Link to a page.'],
    followed: [['to: contact', 'to: /about-me']],
  },
  {
    mistake: 'a page without slash',
    change: to('about-me'),
    says: ['10:43 sections[0].cta.to  "about-me" is not a link. Write /about-me.'],
  },
  {
    mistake: 'capital letters in a link',
    change: to('/About-Me'),
    says: ['10:43 sections[0].cta.to  "/About-Me" is not a link. Write /about-me.'],
  },
  {
    mistake: 'a program as a link',
    change: to('javascript:alert(1)'),
    says: [
      '10:43 sections[0].cta.to  "javascript:alert(1)" is a program and no address. Link to a page, or write contact to open the form.',
    ],
    followed: [['javascript:alert(1)', '/about-me']],
  },
  {
    mistake: 'a program behind spaces',
    change: to(' JavaScript:alert(1)'),
    says: [
      '10:43 sections[0].cta.to  " JavaScript:alert(1)" is a program and no address. Link to a page, or write contact to open the form.',
    ],
    followed: [[' JavaScript:alert(1)', '/about-me']],
  },
  {
    mistake: 'data as a link',
    change: to('data:text/html,hello'),
    says: [
      '10:43 sections[0].cta.to  "data:text/html,hello" holds the data itself and is not an address. Put the file into public/ and write its whole address with https://.',
    ],
    followed: [['data:text/html,hello', 'https://www.example.com/hello.html']],
  },
  {
    mistake: 'a link to another site without https',
    change: to('//example.com/page'),
    says: [
      '10:43 sections[0].cta.to  "//example.com/page" leads to another site without saying how. Write the whole address with https://, or one slash for a page of this site.',
    ],
    followed: [
      ['//example.com/page', 'https://example.org/page'],
      ['//example.com/page', '/about-me'],
    ],
  },
  {
    mistake: 'a link to another site with backslashes',
    change: more("cta: { label: { en: Go, da: Gå }, to: '/\\example.com' }"),
    says: [
      '10:43 sections[0].cta.to  "/\\example.com" leads to another site without saying how. Write the whole address with https://, or one slash for a page of this site.',
    ],
    followed: [['/\\example.com', 'https://example.org']],
  },
  {
    mistake: 'a link with http',
    change: to('http://example.com'),
    says: ['10:43 sections[0].cta.to  "http://example.com" is not encrypted. Write /.'],
  },
  {
    mistake: 'a link that begins with www',
    change: to('www.example.com'),
    says: ['10:43 sections[0].cta.to  "www.example.com" is not a link. Write /.'],
  },
  {
    mistake: 'an e-mail address as a link',
    change: to('hello@example.com'),
    says: [
      '10:43 sections[0].cta.to  "hello@example.com" is not a link. Write mailto: in front: mailto:hello@example.com.',
    ],
  },
  {
    mistake: 'an e-mail address without its end',
    change: to('mailto:hello'),
    says: [
      '10:43 sections[0].cta.to  "mailto:hello" is not a link. Write the whole e-mail address, for example mailto:hello@example.com.',
    ],
    followed: [['mailto:hello', 'mailto:hello@example.com']],
  },
  {
    mistake: 'a link with a # and no place after it',
    change: to('/about-me#'),
    says: ['10:43 sections[0].cta.to  "/about-me#" is not a link. Write /about-me.'],
  },
  {
    mistake: 'a link with two #',
    change: to('/about-me##story'),
    says: ['10:43 sections[0].cta.to  "/about-me##story" is not a link. Write /about-me#story.'],
  },
  {
    mistake: 'a link to no page inside a text',
    change: body('Read [more](/abuot-me) here'),
    says: ['10:23 sections[0].body.en  There is no page at /abuot-me. Did you mean "/about-me"?'],
  },
  {
    mistake: 'a program inside a text',
    change: body('Read [more](javascript:alert) here'),
    says: ['10:23 sections[0].body.en  "javascript:alert" is a program and no address. Link to a page.'],
    followed: [['javascript:alert', '/about-me']],
  },
  {
    mistake: 'the contact form inside a text',
    change: body('[Write](contact) to me'),
    says: ['10:18 sections[0].body.en  "contact" cannot open the contact form here; only buttons do. Link to a page.'],
    followed: [['(contact)', '(/about-me)']],
  },
  {
    mistake: 'a link to the site itself by its domain',
    change: to('https://www.example.com/us/about-me#story'),
    says: [
      `10:43 warning sections[0].cta.to  "https://www.example.com/us/about-me#sto…" links to this site itself, but leaves the visitor's region. Write "/about-me#story": the site puts the region in front.`,
    ],
  },
  {
    mistake: 'a link to the site itself in a longer text',
    change: body('Read [more](https://example.com/about-me).'),
    says: [
      `10:23 warning sections[0].body.en  "https://example.com/about-me" links to this site itself, but leaves the visitor's region. Write "/about-me": the site puts the region in front.`,
    ],
  },
];
