import { Code, SegmentedControl, Text, Title } from '@mantine/core';
import type { GallerySection } from '../src/authoring/reference/section-gallery.ts';
import { ExampleYaml } from './example-yaml.tsx';
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
