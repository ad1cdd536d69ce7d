import { z } from 'zod';

/** The icons that a section may name (specification, section 3, and those that the other sections need). */
export const ICON_NAMES = [
  'ShoppingCart',
  'MapPin',
  'Plane',
  'Users',
  'Zap',
  'Target',
  'Phone',
  'Calendar',
  'TrendingUp',
  'Shield',
  'Clock',
  'Coins',
  'Repeat',
  'Report',
  'Mail',
  'Search',
] as const;

/** The name of an icon. */
export type IconName = (typeof ICON_NAMES)[number];

/** The name of an icon, one of a fixed list. */
export const icon = () => z.enum(ICON_NAMES).meta({ title: 'Icon', description: `One of ${ICON_NAMES.join(', ')}.` });
