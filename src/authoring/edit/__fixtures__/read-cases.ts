import { readFileSync } from 'node:fs';

/** A case of a Markdown file: its heading, and its fenced blocks by the word behind the fence. */
export interface WrittenCase {
  title: string;
  blocks: Record<string, string>;
}

/** Reads the cases of a Markdown file, one for each heading of the second or third level that has fenced blocks. */
export function readCases(file: string): WrittenCase[] {
  const sections = readFileSync(file, 'utf8')
    .split(/^###? /m)
    .slice(1);
  return sections.flatMap((section) => {
    const [title = ''] = section.split('\n');
    const fences = [...section.matchAll(/^```(\S+)\n(.*?)^```$/gms)];
    const blocks = Object.fromEntries(fences.map(([, name = '', text = '']) => [name, text.replace(/\\\n$/, '')]));
    return fences.length > 0 ? [{ title, blocks }] : [];
  });
}
