/** The sitemap as plain text. */
export function SitemapText({ text }: { text: string }) {
  return (
    <main id="main">
      <pre>{text}</pre>
    </main>
  );
}
