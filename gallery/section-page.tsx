import { Code, SegmentedControl, Text, Title, Box, Button, CopyButton } from '@mantine/core';
import type { GallerySection } from '../src/authoring/reference/section-gallery.ts';
import yamlClasses from './example-yaml.module.css';
import { chosenWidths, WIDTH_CHOICES, type GalleryView, type WidthChoice } from './gallery-view.ts';
import { SectionFrames } from './section-frames.tsx';
import classes from './section-page.module.css';

interface SectionPageProps {
  section: GallerySection;
  view: GalleryView;
  onWidth: (width: WidthChoice) => void;
}

const labelOf = (choice: WidthChoice) => (choice === 'all' ? 'All widths' : `${choice} px`);

/** A section type: its name and purpose, its example at the chosen widths, and the example's YAML. */
export function SectionPage({ section, view, onWidth }: SectionPageProps) {
  const { type, title, description, problems, frames } = section;
  return (
    <>
      <header className={classes.header}>
        <div className={classes.words}>
          <div className={classes.name}>
            <Title order={1} size="h2">
              {title}
            </Title>
            <Code className={classes.type}>type: {type}</Code>
          </div>
          <Text c="dimmed" mt="xs">
            {description}
          </Text>
        </div>
        <SegmentedControl
          bg="var(--mantine-color-sand)"
          aria-label="Width"
          data={WIDTH_CHOICES.map((choice) => ({ value: choice, label: labelOf(choice) }))}
          value={view.width}
          onChange={onWidth}
        />
      </header>
      <div className={classes.example} data-beside={view.width !== 'all' || undefined}>
        {problems ? (
          <Mistakes problems={problems} />
        ) : (
          <SectionFrames title={title} src={frames[view.region]} widths={chosenWidths(view.width)} />
        )}
        <ExampleYaml section={section} />
      </div>
    </>
  );
}

/** What is wrong with an example, in its place. */
const Mistakes = ({ problems }: { problems: string }) => (
  <section className={classes.mistakes} aria-label="Mistakes in the example">
    <Title order={2} size="h5">
      The example can’t be shown
    </Title>
    <pre className={classes.problems}>{problems.trim()}</pre>
  </section>
);

/** How long the button says that it has copied, in milliseconds. */
const COPIED_MS = 2000;

/** The name of a field at the beginning of a line of YAML, with what is before and after it. */
const FIELD = /^(\s*(?:- )?)([\w-]+:)(.*)$/;

/** The YAML of an example, as a page writes it. */
function ExampleYaml({ section: { file, yaml } }: { section: GallerySection }) {
  return (
    <section className={yamlClasses.example} aria-label="YAML of the example">
      <header className={yamlClasses.header}>
        <span className={yamlClasses.file}>{file}</span>
        <CopyButton value={`${yaml}\n`} timeout={COPIED_MS}>
          {({ copied, copy }) => (
            <Button className={yamlClasses.copy} size="compact-sm" variant="default" onClick={copy}>
              <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
            </Button>
          )}
        </CopyButton>
      </header>
      <pre className={yamlClasses.yaml}>
        {yaml.split('\n').map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </pre>
    </section>
  );
}

/** A line of YAML. Where it wraps, it goes on further in than it begins, so that the levels stay visible. */
function Line({ line }: { line: string }) {
  const [, before = '', name, after = line] = FIELD.exec(line) ?? [];
  return (
    <Box component="span" className={yamlClasses.line} __vars={{ '--indent': `${before.length + 2}ch` }}>
      {before}
      {name && <span className={yamlClasses.field}>{name}</span>}
      {after}
    </Box>
  );
}
