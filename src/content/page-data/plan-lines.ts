import { formatPrice, startUpFee } from '../../regions/money.ts';
import type { RegionContent } from '../../schema/site-content.ts';

/** Describes each monthly plan in a line: `Start: $700 per month, 5 hours, $350 start-up fee`. */
export function planLines({
  pricing,
  dictionary,
  region,
}: Pick<RegionContent, 'pricing' | 'dictionary' | 'region'>): string[] {
  const words = dictionary.pricing;
  return pricing.plans.map(({ title, hours, pricePerHour }) => {
    const total = hours * pricePerHour;
    const parts = [
      `${formatPrice(total, region)} ${words.perMonth}`,
      `${hours} ${words.hours}`,
      `${formatPrice(startUpFee(total), region)} ${words.startUpFee}`,
    ];
    return `${title}: ${parts.join(', ')}`;
  });
}
