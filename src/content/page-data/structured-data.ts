import { regionPath } from '../../regions/region-path.ts';
import type { ListedItems, Offer, Question } from '../../schema/define-section.ts';
import type { RegionContent, SiteContent } from '../../schema/site-content.ts';
import type { SeoRecord } from './head.ts';
import type { RegionPage } from './routes.ts';

/** The input of a page's graph. */
export interface PageFacts {
  route: RegionPage;
  record: SeoRecord;
  content: RegionContent;
  /** The locales of the whole site, each once. */
  locales: readonly string[];
  name: string;
  breadcrumbs: { label: string; href: string }[];
  offers: Offer[];
  lists: ListedItems[];
  questions: Question[];
}

/** The locales of the regions that are shown, each once. */
export const localesOf = ({ regions, shownRegions }: SiteContent): string[] => [
  ...new Set(shownRegions.map((code) => regions[code].locale)),
];

/** Builds the page and its publishers as one JSON-LD graph with stable ids. */
export function structuredData(facts: PageFacts): object {
  const { route } = facts;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(facts),
      person(facts),
      website(facts),
      webPage(facts),
      ...(facts.breadcrumbs.length > 0 ? [breadcrumbs(facts)] : []),
      ...facts.lists.filter(({ items }) => items.length > 0).map((list) => itemList(facts, list)),
      ...(facts.questions.length > 0 ? [faqPage(facts)] : []),
      ...(facts.offers.length > 0 || route.page.kind === 'service' ? [service(facts)] : []),
      ...(route.page.kind === 'article' && route.caseStudy ? [article(facts)] : []),
    ],
  };
}

const siteId = ({ content }: PageFacts, part: string) => ({ '@id': `${content.site.url}/#${part}` });
const pageId = ({ record }: PageFacts, part: string) => ({ '@id': `${record.canonical}#${part}` });

const organization = (facts: PageFacts) => {
  const { company, url, email, phone } = facts.content.site;
  return {
    '@type': 'Organization',
    ...siteId(facts, 'organization'),
    name: company.legalName,
    url: `${url}/`,
    vatID: company.vatNumber,
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: company.countryCode,
    },
    founder: siteId(facts, 'person'),
  };
};

const person = (facts: PageFacts) => {
  const { site } = facts.content;
  return {
    '@type': 'Person',
    ...siteId(facts, 'person'),
    name: site.person,
    image: `${site.url}${site.portrait}`,
    worksFor: siteId(facts, 'organization'),
    sameAs: site.social.map(({ url }) => url),
  };
};

const website = (facts: PageFacts) => ({
  '@type': 'WebSite',
  ...siteId(facts, 'website'),
  url: `${facts.content.site.url}/`,
  name: facts.content.site.name,
  publisher: siteId(facts, 'organization'),
  inLanguage: facts.locales,
});

const webPage = (facts: PageFacts) => ({
  '@type': facts.route.page.kind === 'profile' ? 'ProfilePage' : 'WebPage',
  ...pageId(facts, 'webpage'),
  url: facts.record.canonical,
  name: facts.record.title,
  description: facts.record.description,
  inLanguage: facts.content.region.locale,
  isPartOf: siteId(facts, 'website'),
  ...(facts.route.page.kind === 'profile' && { mainEntity: siteId(facts, 'person') }),
  ...(facts.breadcrumbs.length > 0 && { breadcrumb: pageId(facts, 'breadcrumb') }),
});

const breadcrumbs = (facts: PageFacts) => ({
  '@type': 'BreadcrumbList',
  ...pageId(facts, 'breadcrumb'),
  itemListElement: [...facts.breadcrumbs, { label: facts.name, href: new URL(facts.record.canonical).pathname }].map(
    ({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${facts.content.site.url}${href}`,
    }),
  ),
});

const service = (facts: PageFacts) => ({
  '@type': 'Service',
  ...pageId(facts, 'service'),
  // "Home" names a page, not a service.
  name: facts.route.page.kind === 'service' ? facts.name : facts.record.title,
  description: facts.record.description,
  serviceType: 'Google Ads',
  provider: siteId(facts, 'organization'),
  ...(facts.offers.length > 0 && {
    offers: facts.offers.map(({ name, description, price }) => ({
      '@type': 'Offer',
      name,
      description,
      price,
      priceCurrency: facts.content.region.currency,
      url: facts.record.canonical,
    })),
  }),
});

const itemList = (facts: PageFacts, { total, first, items }: ListedItems) => ({
  '@type': 'ItemList',
  ...pageId(facts, 'list'),
  numberOfItems: total,
  itemListElement: items.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name,
    url: `${facts.content.site.url}${href}`,
  })),
});

/** The questions of all sections: a page has one such node at most. */
const faqPage = (facts: PageFacts) => ({
  '@type': 'FAQPage',
  ...pageId(facts, 'questions'),
  isPartOf: pageId(facts, 'webpage'),
  inLanguage: facts.content.region.locale,
  mainEntity: facts.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const article = (facts: PageFacts) => ({
  '@type': 'Article',
  ...pageId(facts, 'article'),
  headline: facts.record.title,
  description: facts.content.currentCase?.summary ?? facts.record.description,
  image: facts.record.ogImage,
  inLanguage: facts.content.region.locale,
  author: siteId(facts, 'person'),
  publisher: siteId(facts, 'organization'),
  mainEntityOfPage: pageId(facts, 'webpage'),
  about: { '@type': 'Organization', name: facts.route.caseStudy?.clientName },
});

interface TrailNames {
  /** Short page names by path. */
  names: ReadonlyMap<string, string>;
  /** Breadcrumbs after those of the page: the list pages above this one. */
  above: PageFacts['breadcrumbs'];
}

/** Builds the breadcrumbs: the parents named in YAML, below the region's home page. */
export function breadcrumbsOf(
  route: RegionPage,
  content: RegionContent,
  { names, above }: TrailNames,
): PageFacts['breadcrumbs'] {
  const parents = route.page.parents.map((path) => ({
    label: names.get(path) ?? path,
    href: regionPath(route.region, path),
  }));
  const steps = [...parents, ...above];
  if (steps.length === 0) return [];
  return [{ label: names.get('') ?? content.site.name, href: regionPath(route.region, '') }, ...steps];
}
