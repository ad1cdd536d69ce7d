/** Changes the order of the sections in the text of a page, or what they are, as a person would by hand. */
export function changeSections(text: string, change: (sections: string[]) => string[]): string {
  const [head = '', body = ''] = text.split(/(?<=^sections:\n)/m);
  const sections = body.trimEnd().split(/\n\n(?= {2}- (?:type|shared):)/);
  return `${head}${change(sections).join('\n\n')}\n`;
}
