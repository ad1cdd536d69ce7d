import { defaultRegionOf } from '../../regions/site-regions.ts';
import { descriptionOf } from '../page-data/head.ts';
import type { SiteWithPageData } from '../page-data/render-requests.ts';
import { rootPageRoute } from '../page-data/routes.ts';

/** Maximum length of a name that phones show in full below an icon, in characters. */
const MAX_SHORT_NAME = 12;

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * Renders `site.webmanifest`: the name, description, colors and icons used when the site is installed on a home screen.
 * There is one for the whole site, in the language of the default region.
 * @param color the page's background color
 */
export function webManifest({ content, pageData, model }: SiteWithPageData, color: string): string {
  const { name } = content.site;
  const root = rootPageRoute(content, model);
  const manifest = {
    id: '/',
    lang: content.regions[defaultRegionOf(model.regions)].locale,
    name,
    short_name: name.length > MAX_SHORT_NAME ? (name.split(' ')[0] ?? name) : name,
    ...(root && { description: descriptionOf(pageData.page(root).head) }),
    start_url: '/',
    display: 'minimal-ui',
    theme_color: color,
    background_color: color,
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
