import type { DiagnosticCase } from './diagnostic-case.ts';

const HERO = 'title: { en: Hello, da: Hej }';
const more = (text: string): readonly [string, string] => [HERO, `${HERO}\n    ${text}`];
const image = (src: string): readonly [string, string] => more(`picture: { src: "${src}", alt: { en: A, da: A } }`);

/** Images, projects, services and pages that are named and not there. */
export const REFERENCE_CASES: readonly DiagnosticCase[] = [
  {
    mistake: 'an image that is not there',
    change: image('/images/portrat.svg'),
    says: [
      '10:21 sections[0].picture.src  There is no image /images/portrat.svg in public/. Did you mean "/images/portrait.svg"?',
    ],
  },
  {
    mistake: 'an image outside public',
    change: image('/images/../../secret.svg'),
    says: [
      '10:21 sections[0].picture.src  "/images/../../secret.svg" leads out of public/. Put the image into public/images/ and write its path from there: /images/name.svg.',
    ],
    followed: [['/images/../../secret.svg', '/images/portrait.svg']],
  },
  {
    mistake: 'an image behind a link',
    change: image('/images/linked.svg'),
    outside: ['/images/linked.svg'],
    says: [
      '10:21 sections[0].picture.src  "/images/linked.svg" is only a link, and links are not published. Put the image itself in its place: public/images/linked.svg.',
    ],
  },
  {
    mistake: 'an image in a linked folder',
    change: image('/photos/me.jpg'),
    outside: ['/photos'],
    says: [
      '10:21 sections[0].picture.src  "/photos/me.jpg" is only a link, and links are not published. Copy the image itself into public/images/, and write /images/me.jpg.',
    ],
  },
  {
    mistake: 'an image whose ending has capital letters',
    change: image('/images/me.JPG'),
    says: [
      '10:21 sections[0].picture.src  The ending of "/images/me.JPG" has capital letters, which hosts do not know. Rename the file, and write /images/me.jpg.',
    ],
  },
  {
    mistake: 'a drawing as the image of shared links',
    change: ['seo:', 'seo:\n  ogImage: /images/portrait.svg'],
    says: [
      '3:12 seo.ogImage  "/images/portrait.svg" is of a kind that networks do not show. Take a png, jpg or webp, best 1200 pixels wide and 630 high.',
    ],
    followed: [['ogImage: /images/portrait.svg', 'ogImage: /share.png']],
  },
  {
    mistake: 'an image that moves, in a format that pages do not show',
    change: image('/images/me.gif'),
    says: [
      '10:21 sections[0].picture.src  "/images/me.gif" ends in .gif, a format that pages do not show. Export it as PNG, or as an animated WebP if it moves, and write that path.',
    ],
    followed: [['/images/me.gif', '/images/portrait.svg']],
  },
  {
    mistake: 'a photograph of a phone in a format that pages do not show',
    change: image('/images/me.heic'),
    says: [
      '10:21 sections[0].picture.src  "/images/me.heic" ends in .heic, a format that pages do not show. Export it as PNG, JPEG, WebP or AVIF, and write that path.',
    ],
    followed: [['/images/me.heic', '/images/portrait.svg']],
  },
  {
    mistake: 'an image on another site',
    change: image('https://example.com/me.jpg'),
    says: [
      '10:21 sections[0].picture.src  "https://example.com/me.jpg" is on another site. Put the image into public/images/ and write its path: /images/name.svg.',
    ],
    followed: [['https://example.com/me.jpg', '/images/portrait.svg']],
  },
  {
    mistake: 'an image as data',
    change: image('data:image/png;base64,AAAA'),
    says: [
      '10:21 sections[0].picture.src  "data:image/png;base64,AAAA" holds the data itself and is not an address. Put the image into public/images/ and write its path: /images/name.svg.',
    ],
    followed: [['data:image/png;base64,AAAA', '/images/portrait.svg']],
  },
  {
    mistake: 'an image by a path of this computer',
    change: image('C:\\\\photos\\\\me.jpg'),
    says: [
      '10:21 sections[0].picture.src  "C:\\photos\\me.jpg" is not an image path. Write it from public/ on, with a slash in front: /images/name.svg; letters, digits and hyphens; svg, png, jpg, webp or avif.',
    ],
    followed: [['C:\\\\photos\\\\me.jpg', '/images/portrait.svg']],
  },
  {
    mistake: 'an image that no page shows',
    images: ['/images/old.svg'],
    says: ['public/images/old.svg:1:1 warning No page shows this image. Delete it, or use it on a page.'],
  },
  {
    mistake: 'a reference to no project',
    change: more('cases: [alderley, gaspar]'),
    says: ['10:23 sections[0].cases[1]  There is no project "gaspar". Did you mean "gasper"?'],
  },
  {
    mistake: 'a project that was deleted',
    file: 'content/projects/gasper.yaml',
    whole: null,
    also: [
      'content/pages/about-me.yaml',
      'name: { en: A, da: A }\nseo: { title: { en: A, da: A }, description: { en: A, da: A }, keywords: { en: A, da: A } }\nsections:\n  - type: hero\n    title: { en: A, da: A }\n    cases: [alderley, gasper]\n  - type: hero\n    title: { en: B, da: B }\n    cases:\n      - gasper\n',
    ],
    says: [
      'content/pages/about-me.yaml:6:23 sections[0].cases[1]  There is no project "gasper". Take it out, or bring back content/projects/gasper.yaml.',
      'content/pages/about-me.yaml:10:9 sections[1].cases[0]  There is no project "gasper". Take it out, or bring back content/projects/gasper.yaml.',
    ],
  },
  {
    mistake: 'a page above that is not there',
    change: ['sections:', 'parents: [about, project]\nsections:'],
    says: [
      '6:11 parents[0]  There is no page at /about. Did you mean "/about-me"?',
      '6:18 parents[1]  There is no page at /project. Each project has a page of its own below it: link to /project/ and the name of a project.',
    ],
    followed: [['project]', 'project/gasper-software]']],
  },
  {
    mistake: 'a page in place of this one that is not there',
    change: ['  keywords: { en: word, da: ord }', '  keywords: { en: word, da: ord }\n  canonical: /start'],
    says: [
      '6:14 seo.canonical  There is no page at /start. Link to another page, or bring back content/pages/start.yaml.',
    ],
    followed: [['canonical: /start', 'canonical: /about-me']],
  },
];
