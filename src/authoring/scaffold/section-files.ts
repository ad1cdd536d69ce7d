import { humanName, pascalName } from './names.ts';
import type { NewFile } from './new-file.ts';

/** The five files of a new section type: a heading, a sentence and a link, to be changed into what is wanted. */
export const sectionFiles = (type: string): NewFile[] =>
  Object.entries({ schema: 'ts', section: 'tsx', module: 'css', example: 'yaml', test: 'tsx' }).map(
    ([role, ending]) => ({
      file: `src/sections/${type}/${type}.${role}.${ending}`,
      text: TEXTS[role as keyof typeof TEXTS](type), // the keys above are those below
    }),
  );

const TEXTS = { schema, section, module: styles, example, test };

function schema(type: string): string {
  return `import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { action } from '../../schema/link.ts';
import { text } from '../../schema/text.ts';

// Title and description of each field are what editors and docs/sections.md say of it: "npm run editor" brings them there.
export default defineSection({
  title: '${humanName(type)}',
  description: 'A heading, a sentence and a link. Say here what this section is for.',
  schema: z.strictObject({
    title: text().meta({ title: 'Title', description: 'Heading of the section.' }),
    text: text().meta({ title: 'Text', description: 'One or two sentences.' }),
    more: action().optional().meta({ title: 'Link', description: 'A link below the text. May be left out.' }),
  }),
});
`;
}

function section(type: string): string {
  return `import { ActionButton } from '../../components/action-button.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './${type}.module.css';
import type definition from './${type}.schema.ts';

/** A heading, a sentence and a link. */
export default function ${pascalName(type)}Section({ title, text, more }: SectionProps<typeof definition>) {
  return (
    <SectionShell>
      <SectionHeading title={title} />
      <p className={classes.text}>{text}</p>
      {more && (
        <div className={classes.more}>
          <ActionButton to={more.to} quiet>
            {more.label}
          </ActionButton>
        </div>
      )}
    </SectionShell>
  );
}
`;
}

function styles(): string {
  return `.text {
  max-width: var(--measure);
}

.more {
  margin-top: var(--space-5);
}
`;
}

function example(): string {
  return `# What this section shows. Editors, docs/sections.md and the tests use this example.
title:
  en: A heading of this section
  da: En overskrift til denne sektion
text:
  en: Say in a sentence what a visitor gets from it.
  da: Sig med en sætning, hvad en besøgende får ud af den.
more:
  label:
    en: See the client cases
    da: Se kundecases
  to: /case-studies
`;
}

function test(type: string): string {
  return `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import ${pascalName(type)}Section from './${type}.section.tsx';

it.each([
  ['us', 'A heading of this section', 'See the client cases'],
  ['dk', 'En overskrift til denne sektion', 'Se kundecases'],
] as const)('shows its heading, its text and a link to the visitors of %s', async (region, title, label) => {
  render(<${pascalName(type)}Section {...await exampleProps('${type}', region)} />);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(\`/\${region}/case-studies\`);
});

it('needs no link', async () => {
  render(<${pascalName(type)}Section {...await exampleProps('${type}', 'us')} more={undefined} />);
  expect(screen.queryByRole('link')).toBeNull();
});
`;
}
