/** Hosts that apply only the first rules of `_redirects`, and how many (developers.cloudflare.com/pages/configuration/redirects, read 2026-11-25). */
const RULE_LIMITS: Readonly<Record<string, number>> = { 'Cloudflare Pages': 2000 };

/** Returns a warning for each host that doesn't apply all redirects. */
export const redirectLimitWarnings = (rules: number): string[] =>
  Object.entries(RULE_LIMITS)
    .filter(([, limit]) => rules > limit)
    .map(
      ([host, limit]) =>
        `_redirects has ${rules} rules, but ${host} applies the first ${limit} only: the others need nginx, Caddy, or "npm run build -- --static-redirects".`,
    );
