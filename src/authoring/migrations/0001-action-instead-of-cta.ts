import { renameKey } from '../edit/edit-text.ts';
import { sectionsIn, type Migration } from './migration.ts';

const NAMES = { cta: 'action', ctaTitle: 'actionTitle', ctaText: 'actionText' };

/** Every section names its button `action`. */
export const actionInsteadOfCta: Migration = {
  number: 1,
  description: 'The button of a section is named "action" everywhere: "cta", "ctaTitle" and "ctaText" are renamed.',
  migrate(site) {
    for (const { file, path, fields } of sectionsIn(site, ['page-hero', 'case-detail']))
      for (const [old, name] of Object.entries(NAMES))
        if (old in fields) site.change(file, (text) => renameKey(text, [...path, old], name));
  },
};
