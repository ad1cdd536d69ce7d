import type { ServiceOverrides } from '../content/load-content.ts';
import { siteSchema } from '../schema/site.schema.ts';

/** Environment variables for services, and the fields of `content/site.yaml` that they override. */
const VARIABLES = { FORM_ENDPOINT: 'formEndpoint', GEOLOCATION_ENDPOINT: 'geolocationEndpoint' } as const;

/**
 * Reads service addresses from the environment. An empty variable counts as unset, because most CI services pass unset
 * variables as empty.
 * @returns the addresses, and a message for each invalid variable
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
