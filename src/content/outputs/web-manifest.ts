import type { SiteContent } from '../../schema/site-content.ts';
import { tokenColor } from './design-tokens.ts';

/** Maximum length of a name that phones show in full below an icon, in characters. */
const MAX_SHORT_NAME = 12;

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Renders `site.webmanifest`: the name, colors and icons used when the site is installed on a home screen. */
export function webManifest({ site: { name } }: Pick<SiteContent, 'site'>): string {
  const manifest = {
    id: '/',
    name,
    short_name: name.length > MAX_SHORT_NAME ? (name.split(' ')[0] ?? name) : name,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: tokenColor('paper'),
    background_color: tokenColor('paper'),
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
