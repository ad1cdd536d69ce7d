/** The sitemap as plain text. */
export function SitemapText({ text }: { text: string }) {
  return <pre>{text}</pre>;
}
