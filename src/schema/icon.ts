import { z } from 'zod';

/**
 * The icons that a section may name (specification, section 3, and those that the other sections need), with their names
 * in the icon set. `npm run icons` draws what is added here.
 */
export const ICONS = {
  ShoppingCart: 'shopping-cart',
  MapPin: 'map-pin',
  Plane: 'plane',
  Users: 'users',
  Zap: 'bolt',
  Target: 'target-arrow',
  Phone: 'phone',
  Calendar: 'calendar',
  TrendingUp: 'trending-up',
  Shield: 'shield',
  Clock: 'clock',
  Coins: 'coins',
  Repeat: 'repeat',
  Report: 'report-analytics',
  Mail: 'mail',
  Search: 'search',
} as const;

/** The networks that a social link may lead to, with the names of their signs in the icon set. */
export const NETWORK_ICONS = {
  linkedin: 'brand-linkedin',
  x: 'brand-x',
  facebook: 'brand-facebook',
  youtube: 'brand-youtube',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof ICONS;

/** A network that a social link leads to. */
export type NetworkName = keyof typeof NETWORK_ICONS;

/** The names of all icons. */
export const ICON_NAMES = Object.keys(ICONS) as IconName[]; // the table has no other keys

/** The names of all networks. */
export const SOCIAL_NETWORKS = Object.keys(NETWORK_ICONS) as NetworkName[]; // the table has no other keys

/** The name of an icon, one of a fixed list. */
export const icon = () => z.enum(ICON_NAMES).meta({ title: 'Icon', description: `One of ${ICON_NAMES.join(', ')}.` });
