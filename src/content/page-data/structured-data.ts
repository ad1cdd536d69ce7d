import { regionPath } from '../../regions/region-path.ts';
import type { ListedItems, Offer } from '../../schema/define-section.ts';
import { toInlineHtml } from '../../schema/inline-markup.ts';
import type { ArticleFacts } from '../../schema/define-collection.ts';
import type { RegionContent, SiteContent } from '../../schema/site-content.ts';
import { pageId, siteId, type PageFacts } from './page-facts.ts';
import type { RegionPage } from './routes.ts';

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
      ...(route.page.kind === 'article' && facts.article ? [article(facts, facts.article)] : []),
    ],
  };
}

const organization = (facts: PageFacts) => {
  const { company, name, url, email, phone } = facts.content.site;
  return {
    '@type': 'Organization',
    ...siteId(facts, 'organization'),
    name,
    legalName: company.legalName,
    url: `${url}/`,
    logo: `${url}/icons/icon-512.png`,
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
    ...(site.jobTitle && { jobTitle: site.jobTitle }),
    ...(facts.profile && { url: site.url + facts.profile }),
    // Once is enough, and bytes of the first packets are few.
    ...(facts.route.page.kind === 'profile' && { knowsAbout: site.knowsAbout }),
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
    acceptedAnswer: { '@type': 'Answer', text: toInlineHtml(answer, facts.record.canonical) },
  })),
});

const article = (facts: PageFacts, { type, headline, description, published, author, about }: ArticleFacts) => ({
  '@type': type,
  ...pageId(facts, 'article'),
  headline,
  description,
  ...(published && { datePublished: published }),
  image: facts.record.ogImage,
  inLanguage: facts.content.region.locale,
  author:
    author === undefined || author === facts.content.site.person
      ? siteId(facts, 'person')
      : { '@type': 'Person', name: author },
  publisher: siteId(facts, 'organization'),
  mainEntityOfPage: pageId(facts, 'webpage'),
  ...(about && { about }),
});

interface TrailNames {
  /** Short page names by path. */
  names: ReadonlyMap<string, string>;
  /** Anchor of the section on the home page that shows the list of the header, if the region shows one there. */
  menuAnchor?: string | undefined;
  /** Breadcrumbs after those of the page: the list pages above this one. */
  above: PageFacts['breadcrumbs'];
}

/**
 * Builds the breadcrumbs: the parents named in YAML, below the region's home page. A service is also below the list of
 * the header.
 */
export function breadcrumbsOf(
  route: RegionPage,
  content: RegionContent,
  { names, menuAnchor, above }: TrailNames,
): PageFacts['breadcrumbs'] {
  const isService = route.page.kind === 'service' && menuAnchor !== undefined;
  const parents = route.page.parents.map((path) => ({
    label: names.get(path) ?? path,
    href: regionPath(route.region, path),
  }));
  const menu = { label: content.dictionary.header.menu ?? '', href: regionPath(route.region, `#${menuAnchor}`) };
  const steps = [...(isService ? [menu] : []), ...parents, ...above];
  if (steps.length === 0) return [];
  return [{ label: names.get('') ?? content.site.name, href: regionPath(route.region, '') }, ...steps];
}

/** schema.org: a fee to be paid once, before the first month. */
const ACTIVATION_FEE = 'https://schema.org/ActivationFee';

/** UN/CEFACT code of a month. */
const MONTH = 'MON';

/** Describes what the page sells: to whom, where, and at which prices. */
const service = (facts: PageFacts) => {
  const { route, name, record, offers, area, service: named } = facts;
  return {
    '@type': 'Service',
    ...pageId(facts, 'service'),
    // "Home" names a page, not a service.
    name: named?.name ?? (route.page.kind === 'service' ? name : record.title),
    description: record.description,
    provider: siteId(facts, 'organization'),
    areaServed: area,
    ...(named && { audience: { '@type': 'Audience', audienceType: named.audience } }),
    ...(offers.length > 0 && { offers: offers.map((each) => offer(facts, each)) }),
  };
};

const offer = (facts: PageFacts, { name, description, price, kind = 'whole', startUpFee, taxIncluded }: Offer) => ({
  '@type': 'Offer',
  name,
  description,
  ...(price !== undefined && {
    // Of several prices, "price" would claim the lowest to be the only one.
    ...(kind !== 'from' && { price }),
    priceCurrency: facts.content.region.currency,
    priceSpecification: [
      amount(facts, { kind, price, taxIncluded }),
      ...(startUpFee === undefined
        ? []
        : [
            { ...amount(facts, { kind: 'whole', price: startUpFee, taxIncluded }), priceComponentType: ACTIVATION_FEE },
          ]),
    ],
  }),
});

const amount = (
  { content }: PageFacts,
  { kind, price, taxIncluded }: Pick<Required<Offer>, 'kind'> & Pick<Offer, 'price' | 'taxIncluded'>,
) => ({
  '@type': kind === 'from' ? 'PriceSpecification' : 'UnitPriceSpecification',
  ...(kind === 'from' ? { minPrice: price } : { price }),
  priceCurrency: content.region.currency,
  ...(kind === 'monthly' && { unitCode: MONTH }),
  ...(taxIncluded !== undefined && { valueAddedTaxIncluded: taxIncluded }),
});
