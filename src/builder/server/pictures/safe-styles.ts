import { parse, type ChildNode } from 'postcss';

/** What `url()` may name: a part of the same drawing, or a photograph inside of it. */
const OWN = String.raw`#[^\s"'()\\]+|data:image\/(?:png|jpe?g|gif|webp|avif);base64,[\w+/=\s]*`;
const OWN_REFERENCE = new RegExp(`^(?:${OWN})$`, 'i');
const OWN_URL = new RegExp(String.raw`url\(\s*(["']?)(?:${OWN})\1\s*\)`, 'gi');

/** What loads something else, or may be another spelling of it: CSS reads `\75rl` as `url`. */
const LOADING = /\\|url\s*\(|image-set\s*\(|image\s*\(|src\s*\(|expression\s*\(|binding|javascript:|@import/i;

/** At-rules that load nothing. */
const HARMLESS_RULES = new Set(['media', 'supports', 'keyframes', '-webkit-keyframes']);

/** Returns whether the value of an attribute or declaration loads nothing from outside of the drawing. */
export const isSafeValue = (value: string): boolean => !LOADING.test(value.replace(OWN_URL, ''));

/** Returns whether a link or a reference of an element stays inside of the drawing; pictures may stand in it as data. */
export const isSafeReference = (element: string, value: string): boolean => {
  const reference = value.trim();
  return reference.startsWith('#') || (/^(?:image|feImage)$/i.test(element) && OWN_REFERENCE.test(reference));
};

/** Returns a drawing's styles without what loads something: `@import`, fonts, and declarations with outside addresses. */
export function safeStyles(styles: string): string {
  try {
    const sheet = parse(styles);
    const unsafe: ChildNode[] = [];
    sheet.walk((node) => {
      if (node.type === 'atrule' && !HARMLESS_RULES.has(node.name.toLowerCase())) unsafe.push(node);
      if (node.type === 'decl' && !isSafeValue(`${node.prop}:${node.value}`)) unsafe.push(node);
    });
    if (unsafe.length > 0) for (const node of unsafe) node.remove();
    const safe = sheet.toString();
    // Looked at as a whole, since browsers may read what isn't valid in another way.
    return isSafeValue(safe) ? safe : '';
  } catch {
    return '';
  }
}
