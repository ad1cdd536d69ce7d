import { Anchor, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { texts } from '../../texts/texts.ts';
import { AddSectionButton } from './add-section-button.tsx';
import { useOpenFile } from '../state/open-file.ts';
import { useSite } from '../state/queries.ts';
import { useShow } from '../state/view.tsx';
import { isEntryTemplate } from '../state/page-tree.ts';
import { takeFocus, useOutlineState } from './choice-store.ts';
import { OUTLINE_ID } from './focus.ts';
import classes from './outline.module.css';
import { usePageSections } from './read-sections.ts';
import { SectionList } from './section-list-view.tsx';

/** The sections of the open page. */
export function Outline() {
  const file = useOpenFile();
  return (
    <section
      id={OUTLINE_ID}
      className={classes.outline}
      aria-label={file ? texts.outline.sectionsOf(file.title) : texts.outline.title}
      data-view="sections"
      tabIndex={-1}
    >
      {file ? (
        <FileSections key={file.file} file={file.file} />
      ) : (
        <Text className={classes.hint}>{texts.outline.unknownPage}</Text>
      )}
    </section>
  );
}

function FileSections({ file }: { file: string }) {
  const { answer, page } = usePageSections(file);
  const { announcement, focus, choice } = useOutlineState();
  const chosen = choice?.indexes.length ?? 0;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focus) return;
    takeFocus();
    const entry = root.current?.querySelector(`[data-index="${focus.index}"]`);
    const control = entry?.querySelector<HTMLElement>(`[data-control="${focus.control}"]`);
    const isOff = control?.hasAttribute('data-disabled');
    (isOff ? entry?.querySelector<HTMLElement>('[data-row]') : control)?.focus();
  });
  if (!answer) return <Loading />;
  if (answer.locked) return <Text className={classes.hint}>{texts.outline.unreadable}</Text>;
  if (!page) return <NoSections file={file} />;
  return (
    <div ref={root} className={classes.filled}>
      <div className={classes.heading}>
        <Title order={2} className={classes.headingText}>
          {chosen > 1 ? texts.outline.selectedSections(chosen) : texts.outline.title}
        </Title>
        <AddSectionButton />
      </div>
      <SectionList file={file} page={page} />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  );
}

const Loading = () => (
  <Stack gap={8} p={16} aria-busy="true" aria-label={texts.outline.loading} role="group">
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} height={36} radius="sm" />
    ))}
  </Stack>
);

/** What stands in place of the sections of a file that has none. */
function NoSections({ file }: { file: string }) {
  const { files, collections } = useSite();
  const show = useShow();
  const one = files.find((other) => other.file === file);
  const collection = collections.find(({ name }) => name === one?.collection);
  const template = files.find((page) =>
    isEntryTemplate(
      page,
      files.filter((other) => other.collection === one?.collection),
    ),
  );
  if (!collection || !template) return <Text className={classes.hint}>{texts.outline.settings}</Text>;
  return (
    <Text className={classes.hint}>
      {texts.outline.entries.layout(collection.plural.toLowerCase())}{' '}
      <Anchor component="button" fz="sm" onClick={() => show({ file: template.file, selected: undefined })}>
        {texts.outline.entries.editLayout(template.title)}
      </Anchor>
      .
    </Text>
  );
}
