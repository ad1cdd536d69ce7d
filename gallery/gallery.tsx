import { AppShell, Burger, SegmentedControl, NavLink, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { GalleryData, GallerySection } from '../src/authoring/reference/section-gallery.ts';
import { codesOf, isRegionCode } from '../src/regions/site-regions.ts';
import classes from './gallery.module.css';
import { galleryHref, readView, type GalleryView } from './gallery-view.ts';
import overviewClasses from './overview.module.css';
import { SectionPage } from './section-page.tsx';

/** The gallery: a list of all section types beside the overview, or beside the one that the address names. */
export function Gallery({ data }: { data: GalleryData }) {
  const [isOpen, { toggle }] = useDisclosure();
  const regions = codesOf(data.regions);
  const [view, setView] = useState(() => readView(location.search, regions));
  const type = location.pathname.slice(data.path.length).replaceAll('/', '');
  const section = data.sections.find((one) => one.type === type);
  const hrefOf = (of: string) => galleryHref({ path: data.path, regions }, of, view);
  const change = (part: Partial<GalleryView>) => {
    const next = { ...view, ...part };
    history.replaceState(null, '', galleryHref({ path: data.path, regions }, type, next));
    setView(next);
  };
  return (
    <AppShell
      className={classes.gallery}
      header={{ height: 60 }}
      navbar={{ width: 248, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'md', sm: 'xl' }}
    >
      <title>{section ? `${section.title} · Section types` : 'Section types'}</title>
      <a className={classes.skip} href="#main">
        Skip to the example
      </a>
      <AppShell.Header className={classes.header}>
        <Burger
          opened={isOpen}
          onClick={toggle}
          hiddenFrom="sm"
          size="sm"
          aria-label="Section types"
          aria-expanded={isOpen}
        />
        <a className={classes.wordmark} href={hrefOf('')}>
          <img src="/images/symbol.svg" alt="" width={28} height={28} />
          Sections
        </a>
        <SegmentedControl
          className={classes.regions}
          bg="var(--mantine-color-sand)"
          aria-label="Region"
          data={data.regions.map(({ code, name }) => ({ value: code, label: <RegionLabel code={code} name={name} /> }))}
          value={view.region}
          onChange={(region) => isRegionCode(regions, region) && change({ region })}
        />
      </AppShell.Header>
      <AppShell.Navbar className={classes.navbar} data-open={isOpen || undefined}>
        <GalleryNav sections={data.sections} shown={section?.type} hrefOf={hrefOf} />
      </AppShell.Navbar>
      <AppShell.Main id="main" className={classes.main} tabIndex={-1}>
        {section ? (
          <SectionPage section={section} view={view} onWidth={(width) => change({ width })} />
        ) : (
          <Overview sections={data.sections} hrefOf={hrefOf} />
        )}
      </AppShell.Main>
    </AppShell>
  );
}

/** A region by its name, or by its code where there's no room. */
const RegionLabel = ({ code, name }: { code: string; name: string }) => (
  <>
    <span className={classes.code} aria-hidden="true">
      {code.toUpperCase()}
    </span>
    <span className={classes.name}>{name}</span>
  </>
);

interface GalleryNavProps {
  sections: readonly GallerySection[];
  /** The type that is shown; absent on the overview. */
  shown: string | undefined;
  hrefOf: (type: string) => string;
}

/** Links to all section types, by title. */
function GalleryNav({ sections, shown, hrefOf }: GalleryNavProps) {
  return (
    <nav aria-label="Section types" className={classes.nav}>
      {sections.map(({ type, title, problems }) => (
        <NavLink
          key={type}
          href={hrefOf(type)}
          label={title}
          active={type === shown}
          aria-current={type === shown ? 'page' : undefined}
          className={classes.link}
          rightSection={problems && <span className={classes.mark}>mistake</span>}
        />
      ))}
    </nav>
  );
}

interface OverviewProps {
  sections: readonly GallerySection[];
  hrefOf: (type: string) => string;
}

/** All section types by name and purpose, each with its image from the docs; live pages would take minutes to load. */
function Overview({ sections, hrefOf }: OverviewProps) {
  return (
    <>
      <Title order={1} size="h2">
        {sections.length} section types
      </Title>
      <Text c="dimmed" mt="xs" className={overviewClasses.intro}>
        Every page is a list of sections of these types. Open one to see it live at three widths, in each region, and to
        copy its YAML.
      </Text>
      <ul className={overviewClasses.list}>
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
    <li className={overviewClasses.item}>
      <div className={overviewClasses.picture}>
        {picture ? <img src={picture} alt="" loading="lazy" /> : 'npm run docs:sections takes its picture'}
      </div>
      <Title order={2} size="h4" mt="md">
        <a className={overviewClasses.link} href={href}>
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
