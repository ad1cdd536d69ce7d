import type { ServiceOverrides } from '../src/content/load-content.ts';
import { siteSchema } from '../src/schema/site.schema.ts';

/** The variables that name services, and the fields of `content/site.yaml` that they stand above. */
const VARIABLES = { FORM_ENDPOINT: 'formEndpoint', GEOLOCATION_ENDPOINT: 'geolocationEndpoint' } as const;

/**
 * Reads the addresses of services from the environment. An empty variable is one that is not set: so most CI services
 * hand on what nobody has filled in.
 * @returns the addresses, and a line for each variable that is none
 */
export function readServiceOverrides(environment: NodeJS.ProcessEnv): {
  overrides: ServiceOverrides;
  problems: string[];
} {
  const overrides: ServiceOverrides = {};
  const problems: string[] = [];
  for (const [variable, field] of Object.entries(VARIABLES)) {
    const value = environment[variable];
    if (!value) continue;
    if (siteSchema.shape[field].safeParse(value).success) overrides[field] = value;
    else
      problems.push(`${variable} is ${JSON.stringify(value)}. Write a whole address with https://, or leave it out.`);
  }
  return { overrides, problems };
}
