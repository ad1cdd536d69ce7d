import type { SiteContent } from '../schema/site-content.ts';
import { colour } from './identity-colour.ts';

/** Longest name under an icon that phones show whole, in letters. */
const MAX_SHORT_NAME = 12;

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** `site.webmanifest`: name, colours and icons of the site where somebody puts it on a home screen. */
export function webManifest({ site: { name } }: Pick<SiteContent, 'site'>): string {
  const manifest = {
    id: '/',
    name,
    short_name: name.length > MAX_SHORT_NAME ? (name.split(' ')[0] ?? name) : name,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: colour('paper'),
    background_color: colour('paper'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(192, 'maskable'),
      icon(512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
