/**
 * Hosts that apply only the first static rules of `_redirects`, and how many
 * (https://developers.cloudflare.com/pages/configuration/redirects, read 2026-11-25).
 */
const STATIC_RULE_LIMITS: Readonly<Record<string, number>> = { 'Cloudflare Pages': 2000 };

/** Returns a warning for each host that doesn't apply all static rules of a `_redirects` file: those without pattern. */
export function redirectLimitWarnings(text: string): string[] {
  const rules = text.split('\n').filter((line) => line.startsWith('/') && !/[*:]/.test(line)).length;
  return Object.entries(STATIC_RULE_LIMITS)
    .filter(([, limit]) => rules > limit)
    .map(
      ([host, limit]) =>
        `_redirects has ${rules} rules, but ${host} applies the first ${limit} only: the others need nginx, Caddy, or "npm run build -- --static-redirects".`,
    );
}
