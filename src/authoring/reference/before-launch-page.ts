import type { LaunchItem, LaunchReason } from '../../content/parse/launch-items.ts';

const PARTS: readonly { reason: LaunchReason; heading: string; intro: string }[] = [
  {
    reason: 'example',
    heading: 'Made up: put in your own',
    intro: 'These values are examples. None of them is true of you or your clients.',
  },
  {
    reason: 'confirm',
    heading: 'Only you know: confirm or correct',
    intro: 'These statements may be right. Nobody but you can tell.',
  },
  {
    reason: 'lawyer',
    heading: 'To be read by a lawyer',
    intro: 'The legal pages are careful drafts and no legal advice.',
  },
];

const INTRO = `# Before launch

What you have to settle before the site goes live, by file and line. \`npm run editor\` makes this list from the comments
\`# EXAMPLE: …\`, \`# CONFIRM: …\` and \`# LAWYER: …\` in \`content/\`. Settle a line, then delete its comment.

\`npm run content:check\` warns of each; \`npm run build -- --production\` refuses to build while one is left.
`;

/** Renders `docs/before-launch.md`: what only the owner can settle, by file and line. */
export const beforeLaunchPage = (items: readonly LaunchItem[]): string =>
  [INTRO, ...PARTS.flatMap((part) => partOf(part, items))].join('\n');

function partOf({ reason, heading, intro }: (typeof PARTS)[number], items: readonly LaunchItem[]): string[] {
  const own = items.filter((item) => item.reason === reason);
  if (own.length === 0) return [];
  return [`## ${heading}\n\n${intro}\n`, '| where | what to do |', '| --- | --- |', ...own.map(row), ''];
}

const row = ({ file, line, note }: LaunchItem): string =>
  `| [${file}:${line}](../${file}#L${line}) | ${note.replaceAll('|', String.raw`\|`)} |`;
