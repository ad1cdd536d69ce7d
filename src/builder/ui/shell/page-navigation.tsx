import { CloseButton, Text, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Suspense, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { lazyEditing } from '../load-editing.ts';
import { Expander } from '../kit/expander.tsx';
import { texts } from '../../texts/texts.ts';
import type { SiteFile } from '../../protocol/answers.ts';
import { openPalette } from '../panels/commands/open-palette.ts';
import { NewPageButton } from '../panels/creation/new-page-button.tsx';
import { useShownDay } from '../state/shown-day.ts';
import { scheduleMark } from '../state/visibility.ts';
import { useOpenFile } from '../state/open-file.ts';
import { useSite } from '../state/queries.ts';
import { IS_SIGNED_IN } from '../state/shell-token.ts';
import { useShow } from '../state/view.tsx';
import classes from './page-navigation.module.css';
import { filterFiles, groupFiles, type PageGroup } from '../state/page-tree.ts';

const PeopleInFile = lazyEditing((editing) => editing.PeopleInFile);

/** Entries that a group shows at once; the site may have thousands of them. */
const SHOWN_AT_ONCE = 40;

/**
 * The site's pages and files, to open one of them.
 * @param onOpen called when one is opened
 */
export function PagesPanel({ onOpen }: { onOpen: () => void }) {
  const site = useSite();
  const [search, setSearch] = useState('');
  const open = useOpenFile();
  const groups = useMemo(() => groupFiles(filterFiles(site.files, search), site), [site, search]);
  return (
    <nav className={classes.nav} aria-label={texts.shell.navigation.label} data-view="pages" tabIndex={-1}>
      <TextInput
        className={classes.search}
        variant="unstyled"
        aria-label={texts.shell.navigation.find}
        placeholder={texts.shell.navigation.find}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        rightSection={
          search !== '' && (
            <CloseButton size="sm" aria-label={texts.shell.navigation.clearSearch} onClick={() => setSearch('')} />
          )
        }
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <div className={classes.scroll} tabIndex={-1}>
        {groups.map((group) => (
          <Group key={group.name} group={group} open={open} isFiltered={search.trim() !== ''} onOpen={onOpen} />
        ))}
        {groups.length === 0 && (
          <Text fz="sm" c="dimmed" p={8} role="note">
            {texts.common.noResults(search)}
          </Text>
        )}
        {search.trim() !== '' && (
          <UnstyledButton className={classes.texts} onClick={() => openPalette(search.trim())}>
            <IconSearch size={14} stroke={1.5} aria-hidden />
            <span className={classes.title}>{texts.shell.navigation.searchEverything(search.trim())}</span>
          </UnstyledButton>
        )}
      </div>
      <NewPageButton />
    </nav>
  );
}

interface GroupProps {
  group: PageGroup;
  open: SiteFile | undefined;
  isFiltered: boolean;
  onOpen: () => void;
}

/** A heading that shows and hides its files. The group of the open file is always shown. */
function Group({ group: { name, files }, open, isFiltered, onOpen }: GroupProps) {
  const holdsOpen = files.some(({ file }) => file === open?.file);
  const [isWanted, setWanted] = useState<boolean>();
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const isExpanded = isFiltered || (isWanted ?? (holdsOpen || name === texts.shell.navigation.groups.pages));
  const errors = files.reduce((sum, file) => sum + file.errors, 0);
  return (
    <div className={classes.group}>
      <Expander isExpanded={isExpanded} onToggle={() => setWanted(!isExpanded)}>
        {name}
        <VisuallyHidden>, </VisuallyHidden>
        <span className={classes.count}>{files.length}</span>
        {!isExpanded && errors > 0 && <Dot errors={errors} warnings={0} />}
      </Expander>
      {isExpanded && (
        <ul aria-label={name}>
          {files.slice(0, limit).map((file) => (
            <li key={file.file}>
              <FileLink file={file} isOpen={file.file === open?.file} onOpen={onOpen} />
            </li>
          ))}
          {files.length > limit && (
            <li>
              <UnstyledButton className={classes.more} onClick={() => setLimit(limit + 10 * SHOWN_AT_ONCE)}>
                {texts.shell.navigation.showMore(files.length - limit)}
              </UnstyledButton>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** A link to a page in the builder, or a button for a file without a page. */
function FileLink({ file, isOpen, onOpen }: { file: SiteFile; isOpen: boolean; onOpen: () => void }) {
  const show = useShow();
  const { file: name, address, errors, warnings } = file;
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    // Before the next frame is painted, which needs the layout, too.
    const request = requestAnimationFrame(() => item.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(request);
  }, [isOpen]);
  const select = (event: MouseEvent) => {
    // Let the browser open a new tab.
    if (address !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    onOpen();
    const isForm = file.group !== 'pages';
    show({
      ...(address !== undefined && { page: address }),
      file: name,
      selected: isForm ? { file: name, path: [] } : undefined,
    });
  };
  const content = (
    <>
      <span className={classes.title}>{file.title}</span>
      {IS_SIGNED_IN && (
        <Suspense>
          <PeopleInFile file={name} />
        </Suspense>
      )}
      {file.visibility && <VisibilityMarks visibility={file.visibility} />}
      <Dot errors={errors} warnings={warnings} />
    </>
  );
  const common = { className: classes.link, 'aria-current': isOpen ? ('page' as const) : undefined, onClick: select };
  return (
    <div ref={item}>
      {address === undefined ? (
        <UnstyledButton {...common}>{content}</UnstyledButton>
      ) : (
        <a {...common} href={`?page=${address}`} title={address}>
          {content}
        </a>
      )}
    </div>
  );
}

/** Icons for a draft, and for a page that visitors see on some days only. */
function VisibilityMarks({ visibility }: { visibility: NonNullable<SiteFile['visibility']> }) {
  const day = useShownDay();
  const marks: (readonly [Icon, string | undefined])[] = [
    [IconPencil, visibility.draft ? texts.common.draft : undefined],
    [IconCalendar, scheduleMark(visibility, day)],
  ];
  return marks.map(
    ([Drawing, words]) =>
      words !== undefined && (
        <span key={words} className={classes.mark} title={words}>
          <Drawing size={14} stroke={1.5} aria-hidden />
          <VisuallyHidden>, {words}</VisuallyHidden>
        </span>
      ),
  );
}

/** Marks a file with problems. */
function Dot({ errors, warnings }: { errors: number; warnings: number }) {
  if (errors + warnings === 0) return null;
  const words = errors > 0 ? texts.common.errors(errors) : texts.common.warnings(warnings);
  return (
    <span className={classes.dot} data-kind={errors > 0 ? 'error' : 'warning'} title={words}>
      <VisuallyHidden>, {words}</VisuallyHidden>
    </span>
  );
}
