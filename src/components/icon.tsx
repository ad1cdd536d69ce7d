import {
  IconBolt,
  IconCalendar,
  IconClock,
  IconCoins,
  IconMail,
  IconMapPin,
  IconPhone,
  IconPlane,
  IconRepeat,
  IconReportAnalytics,
  IconSearch,
  IconShield,
  IconShoppingCart,
  IconTargetArrow,
  IconTrendingUp,
  IconUsers,
} from '@tabler/icons-react';
import type { IconName } from '../schema/icon.ts';

const ICONS = {
  ShoppingCart: IconShoppingCart,
  MapPin: IconMapPin,
  Plane: IconPlane,
  Users: IconUsers,
  Zap: IconBolt,
  Target: IconTargetArrow,
  Phone: IconPhone,
  Calendar: IconCalendar,
  TrendingUp: IconTrendingUp,
  Shield: IconShield,
  Clock: IconClock,
  Coins: IconCoins,
  Repeat: IconRepeat,
  Report: IconReportAnalytics,
  Mail: IconMail,
  Search: IconSearch,
} satisfies Record<IconName, unknown>;

/** An icon by the name that stands in YAML; an ornament, hidden from assistive technology. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Drawing = ICONS[name];
  return <Drawing size={size} stroke={1.5} aria-hidden="true" />;
}
