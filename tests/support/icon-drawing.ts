import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IconName } from '../../src/schema/icon.ts';

const { resolve } = createRequire(import.meta.url);

/** The file of every icon in the icon set, so that a test can compare it with what the pages show. */
const FILES: Record<IconName, string> = {
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
};

const drawings = new Map<IconName, string[]>();

/** The strokes of an icon as path data, in a square of 24. */
export function iconDrawing(name: IconName): string[] {
  const drawing =
    drawings.get(name) ?? strokesOf(readFileSync(resolve(`@tabler/icons/outline/${FILES[name]}.svg`), 'utf8'));
  drawings.set(name, drawing);
  return drawing;
}

/** Every stroke but the empty square that the set begins each icon with. */
const strokesOf = (svg: string): string[] =>
  [...svg.matchAll(/<path(?![^>]*stroke="none")[^>]*\bd="([^"]+)"/g)].map(([, d = '']) => d);
