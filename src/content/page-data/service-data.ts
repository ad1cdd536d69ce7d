import type { Offer } from '../../schema/define-section.ts';
import { pageId, siteId, type PageFacts } from './page-facts.ts';

/** schema.org: a fee to be paid once, before the first month. */
const ACTIVATION_FEE = 'https://schema.org/ActivationFee';

/** UN/CEFACT code of a month. */
const MONTH = 'MON';

/** Describes what the page sells: to whom, where, and at which prices. */
export const service = (facts: PageFacts) => {
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
