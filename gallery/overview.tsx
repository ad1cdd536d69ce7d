import { Text, Title } from '@mantine/core';
import type { GallerySection } from '../src/authoring/reference/section-gallery.ts';
import classes from './overview.module.css';

interface OverviewProps {
  sections: readonly GallerySection[];
  hrefOf: (type: string) => string;
}

/** All section types by name and purpose, each with its image from the docs; live pages would take minutes to load. */
export function Overview({ sections, hrefOf }: OverviewProps) {
  return (
    <>
      <Title order={1} size="h2">
        {sections.length} section types
      </Title>
      <Text c="dimmed" mt="xs" className={classes.intro}>
        Every page is a list of sections of these types. Open one to see it live at three widths, in each region, and to
        copy its YAML.
      </Text>
      <ul className={classes.list}>
        {sections.map((section) => (
          <OverviewItem key={section.type} section={section} href={hrefOf(section.type)} />
        ))}
      </ul>
    </>
  );
}

function OverviewItem({ section, href }: { section: GallerySection; href: string }) {
  const { title, description, picture, problems } = section;
  return (
    <li className={classes.item}>
      <div className={classes.picture}>
        {picture ? <img src={picture} alt="" loading="lazy" /> : 'npm run docs:sections takes its picture'}
      </div>
      <Title order={2} size="h4" mt="md">
        <a className={classes.link} href={href}>
          {title}
        </a>
      </Title>
      <Text size="sm" c="dimmed" mt="2xs">
        {description}
      </Text>
      {problems && (
        <Text size="sm" c="error" mt="2xs" fw={600}>
          The example has a mistake.
        </Text>
      )}
    </li>
  );
}
