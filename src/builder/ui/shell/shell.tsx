import { ActionIcon, AppShell, Button, Center, Loader, Stack, Text } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useQuery } from '@tanstack/react-query';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { memo, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { texts } from '../../texts/texts.ts';
import { AppearanceButton } from '../panels/appearance/appearance-button.tsx';
import { Frames } from '../page/frames.tsx';
import { focusOutline, OUTLINE_ID, focusForm } from '../outline/focus.ts';
import { Outline } from '../outline/outline.tsx';
import { lazyEditing } from '../load-editing.ts';
import { useOpenFile } from '../state/open-file.ts';
import { showPlace, usePlace } from '../state/place.ts';
import { siteQuery, useSite } from '../state/queries.ts';
import { useIsPhone } from '../state/use-is-phone.ts';
import { useVisibleScreen } from '../state/use-visible-screen.ts';
import { usePreview, useShow, useView } from '../state/view.tsx';
import { MENUS_ID } from '../kit/theme.ts';
import { NoPage, useIsMissing } from './banners.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FormPanel } from './form-panel.tsx';
import { HeaderActions } from './header-actions.tsx';
import { Notes } from './notes.tsx';
import { PagesPanel } from './page-navigation.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { ProblemsButton } from './problems-button.tsx';
import classes from './shell.module.css';
import { useShellKeys } from './use-shell-keys.ts';
import { ViewControls } from './view-controls.tsx';
import { useCommand } from '../panels/commands/command-store.ts';

const Tooltips = lazyEditing((editing) => editing.Tooltips);

/** The frame of the builder: pages and outline on the left, the previews in the middle, the form on the right. */
export function Shell() {
  const { data, error, refetch, isFetching } = useQuery(siteQuery);
  if (data) return <LoadedShell />;
  return (
    <Center component="main" mih="100dvh">
      <Stack align="center" gap="sm" maw={420} ta="center">
        {error ? (
          <>
            <Text role="alert">{error.message}</Text>
            <Button loading={isFetching} onClick={() => void refetch()}>
              {texts.common.tryAgain}
            </Button>
          </>
        ) : (
          <>
            <Loader size="sm" />
            <Text size="sm" c="dimmed">
              {texts.shell.loading}
            </Text>
          </>
        )}
      </Stack>
    </Center>
  );
}

/** Height of the header, in CSS pixels. On narrow screens, it's as high as what it holds. */
const HEADER_HEIGHT_PX = 48;

/** Widths of the panels, in CSS pixels. */
const NAVBAR_WIDTH_PX = 272;
const ASIDE_WIDTH_PX = 380;

const showPage = () => showPlace('page');

const LoadedShell = memo(function LoadedShell() {
  const { isFormOpen } = usePreview();
  const isPhone = useIsPhone();
  const place = usePlace();
  // A phone shows one place at a time: that is its main part.
  const isPageShown = !isPhone || place === 'page';
  useVisibleScreen();
  return (
    <AppShell
      className={classes.shell}
      data-form={isFormOpen || undefined}
      data-place={place}
      header={{ height: HEADER_HEIGHT_PX }}
      navbar={{ width: NAVBAR_WIDTH_PX, breakpoint: 0 }}
      aside={{ width: ASIDE_WIDTH_PX, breakpoint: 0 }}
      transitionDuration={0}
    >
      <AppShell.Header className={classes.header} aria-label={texts.shell.parts.toolbar}>
        <SkipLink />
        <ShellKeys />
        <PageTitle />
        <ViewControls className={classes.views} />
        <HeaderActions />
      </AppShell.Header>
      <Navigation isAway={isPhone && isPageShown} />
      <PagePart isAway={!isPageShown} isFormOpen={isFormOpen} />
      <div id={MENUS_ID} className={classes.menus} role="region" aria-label={texts.shell.parts.menus} />
      <AppShell.Aside
        data-tour-part="form"
        className={classes.aside}
        aria-label={texts.shell.parts.fields}
        data-open={isFormOpen || undefined}
      >
        <FormPanel />
      </AppShell.Aside>
      {isPhone && <PhoneBar />}
      <Suspense>
        <Tooltips />
      </Suspense>
    </AppShell>
  );
});

/** Pages, sections and problems. The list of pages inside is the navigation; on a phone, the rest is the main part. */
const Navigation = ({ isAway }: { isAway: boolean }) => (
  <AppShell.Navbar role="none" data-tour-part="navigation" className={classes.navbar} data-away={isAway || undefined}>
    <div className={classes.parts} role={useIsPhone() && !isAway ? 'main' : undefined}>
      <PagesPanel onOpen={showPage} />
      <Outline />
      <ProblemsButton />
    </div>
  </AppShell.Navbar>
);

/** The page itself, and what is to know about it. */
const PagePart = ({ isAway, isFormOpen }: { isAway: boolean; isFormOpen: boolean }) => (
  <AppShell.Main
    className={classes.main}
    aria-label={texts.shell.parts.preview}
    data-view="page"
    tabIndex={-1}
    data-away={isAway || undefined}
  >
    <Notes isFormOpen={isFormOpen} />
    <Preview />
  </AppShell.Main>
);

/** Listens to keys. It renders with every step of the history, which the shell around it needn't. */
function ShellKeys() {
  useShellKeys();
  return null;
}

/** The first stop of the keyboard: past header and pages to the sections. */
const SkipLink = () => (
  <a
    className={classes.skip}
    href={`#${OUTLINE_ID}`}
    onClick={(event) => {
      event.preventDefault();
      flushSync(() => showPlace('sections'));
      focusOutline();
    }}
  >
    {texts.shell.skipToSections}
  </a>
);

function Preview() {
  const isMissing = useIsMissing();
  return (
    <div className={classes.canvas} data-tour-part="preview">
      <ErrorBoundary title={texts.shell.failure.preview}>{isMissing ? <NoPage /> : <Frames />}</ErrorBoundary>
    </div>
  );
}

/** The name of the open page and its address, with a link to it. */
function PageTitle() {
  const { regions } = useSite();
  const view = usePreview();
  const file = useOpenFile();
  const title = file ? file.title : texts.shell.noPage;
  const region = view.regions[0] ?? regions[0]?.code ?? '';
  const address = file?.address;
  return (
    <div className={classes.pageTitle}>
      <title>{texts.shell.documentTitle(title)}</title>
      <h1>{title}</h1>
      {address !== undefined && (
        <div className={classes.inList}>
          {address !== '/' && <span className={classes.address}>{address}</span>}
          <ActionIcon
            component="a"
            size={24}
            href={`/${region}${address}`}
            target="_blank"
            aria-label={texts.shell.openInNewTab}
          >
            <IconExternalLink size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
          <PageSettingsButton />
          <AppearanceButton />
        </div>
      )}
    </div>
  );
}

/** Opens the fields of the page itself: its name, address, search texts and days. */
function PageSettingsButton() {
  const view = useView();
  const show = useShow();
  const file = useOpenFile()?.file;
  const isShown = view.selected?.file === file && view.selected?.path.length === 0;
  const open = () => {
    if (file === undefined) return;
    flushSync(() => show({ selected: { file, path: [] } }));
    focusForm();
  };
  useCommand({
    id: 'page-settings',
    label: texts.shell.pageSettings.label,
    keywords: texts.shell.pageSettings.keywords,
    icon: IconSettings,
    isDisabled: file === undefined,
    run: open,
  });
  return (
    <ActionIcon
      data-tooltip={texts.shell.pageSettings.hint}
      size={24}
      aria-label={texts.shell.pageSettings.label}
      aria-pressed={isShown}
      onClick={open}
    >
      <IconSettings size={16} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
