import { defineSite } from '../schema/define-site.ts';
import { planLines } from './singles/plan-lines.ts';
import { pricing } from './singles/pricing.ts';
import { services } from './singles/services.ts';

export default defineSite({
  translations: { da: () => import('./texts/danish/danish.ts') },
  singles: [services, pricing],
  pageLists: [
    {
      name: 'services',
      title: 'Services',
      single: services,
      field: 'services',
      linkField: 'link',
      itemOf: ({ id, path, title }) => ({ id, title, link: `/${path}` }),
    },
  ],
  contact: {
    subject: 'New Google Ads Consultation Request', // specification, section 7
    choices: ['agencies', 'ecommerce', 'local', 'travel', 'b2b', 'saas', 'other'],
  },
  keepTogether: ['Google Ads'],
  headerMenu: ({ single }) => single(services).services.map(({ title, link }) => ({ label: title, to: link })),
  menuSection: 'services',
  // Prices belong to no page: without a section that shows the plans, the site names none.
  outline: (content, pages) =>
    pages.some(({ sections }) => sections.some(({ type, hidden }) => type === 'pricing' && !hidden))
      ? [{ heading: 'Prices', lines: planLines(content) }]
      : [],
});
