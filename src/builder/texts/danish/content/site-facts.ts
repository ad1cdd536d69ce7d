import type { Translations } from '../../../../i18n/translations.ts';

/** What settings are called that texts name in braces, where no field has the same title. */
export const danishSiteFacts: Translations = {
  'Tax id': 'Skattenummer',
  Registry: 'Register',
  'Site name': 'Hjemmesidens navn',
  'Hosting service': 'Webhotel',
  'Message retention': 'Hvor længe beskeder gemmes',
};
