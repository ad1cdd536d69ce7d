import { expect, it } from 'vitest';
import { ESSENTIAL, toConsentMode, type OptionalPurpose } from './consent-mode.ts';

const granted = (preferences: Parameters<typeof toConsentMode>[0]) =>
  Object.entries(toConsentMode(preferences)).flatMap(([name, value]) => (value === 'granted' ? name : []));

it('denies everything but security until the visitor has answered', () => {
  expect(toConsentMode(ESSENTIAL)).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
  });
});

it.each<[OptionalPurpose, string[]]>([
  ['analytics', ['analytics_storage']],
  ['marketing', ['ad_storage', 'ad_user_data', 'ad_personalization']],
  ['functional', ['functionality_storage', 'personalization_storage']],
])('grants for %s its own signals and no others', (purpose, signals) => {
  expect(granted({ ...ESSENTIAL, [purpose]: true })).toEqual([...signals, 'security_storage']);
});
