import { formatPrice } from '../../regions/money.ts';
import type { SharedContent } from '../../schema/define-site.ts';
import { pricingTexts } from '../texts/pricing-texts.ts';
import { pricing, startUpFee } from './pricing.ts';

/** Describes each monthly plan in a line: `Start: $700 per month, 5 hours, $350 start-up fee`. */
export function planLines({ single, texts, region }: SharedContent): string[] {
  const words = texts(pricingTexts);
  return single(pricing).plans.map(({ title, hours, pricePerHour }) => {
    const total = hours * pricePerHour;
    const parts = [
      `${formatPrice(total, region)} ${words.perMonth}`,
      `${hours} ${words.hours}`,
      `${formatPrice(startUpFee(total), region)} ${words.startUpFee}`,
    ];
    return `${title}: ${parts.join(', ')}`;
  });
}
