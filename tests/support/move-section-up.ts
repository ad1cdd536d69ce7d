import { editFile } from '../../tools/project-fixture.ts';

/** Moves the first section of a type up by one in the file of a page, as a person would by hand. */
export const moveSectionUp = (root: string, file: string, type: string): void =>
  editFile(root, file, (text) => {
    const [head = '', ...entries] = text.split(/^(?=  - type: )/m);
    const index = entries.findIndex((entry) => entry.startsWith(`  - type: ${type}\n`));
    entries.splice(index - 1, 0, ...entries.splice(index, 1));
    return [head, ...entries].join('');
  });
