import type { Migration } from './migration.ts';

const SITE = 'content/site.yaml';

/** The register and the entry in it are two fields. */
export const registryEntry: Migration = {
  number: 2,
  description: 'The register entry of the company is split at its first comma into "registry" and "registryEntry".',
  migrate(site) {
    if (!site.has(SITE)) return;
    const { company } = site.dataOf(SITE) as { company?: { registry?: unknown } };
    if (typeof company?.registry !== 'string') return;
    const [registry = '', ...entry] = company.registry.split(', ');
    if (entry.length === 0) return;
    site.edit(SITE, { op: 'set', path: ['company', 'registry'], value: registry });
    site.edit(SITE, {
      op: 'put',
      path: ['company'],
      key: 'registryEntry',
      value: entry.join(', '),
      order: ['legalName', 'vatNumber', 'taxId', 'registry', 'registryEntry', 'street'],
    });
  },
};
