import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '../../styles/fonts.css';
import { pushChannel } from '../../page/behaviors/push-channel.ts';
import { CONNECTED_EVENT, CONTENT_EVENT, MISSED_EVENT, RESTARTED_EVENT } from '../protocol/push-events.ts';
import type { SiteOverview } from '../protocol/answers.ts';
import { CHANGED_EVENT, type ContentChange } from '../protocol/transport.ts';
import { followFields } from './form/saving/follow-fields.ts';
import { connectDrafts } from './form/saving/save-drafts.ts';
import { keepUnsaved } from './form/saving/keep-unsaved.ts';
import { connectPreview, updatePreview } from './page/preview.ts';
import { call, ServerError } from './state/api.ts';
import { isLost, onFound, retry, watchConnection } from './state/connection.ts';
import { findPageFile } from './state/open-file.ts';
import { fileQuery, siteQuery } from './state/queries.ts';
import { refreshFiles } from './state/refresh.ts';
import { loadEditing } from './load-editing.ts';
import { reloadAfterWriting, renewShellToken } from './state/shell-token.ts';
import { isSentSoon } from './state/stand-in.ts';
import './kit/touch.css';
import { Shell } from './shell/shell.tsx';
import { readViewAddress } from './state/view-address.ts';
import { ViewProvider } from './state/view.tsx';
import { builderTheme, builderVariables } from './kit/theme.ts';

// Components learn of new data before the calls that wait for it go on. With the default, a timer, a saved field would
// show its old value while the frames keep the browser busy, and lose what is typed then.
notifyManager.setScheduler(queueMicrotask);

// Without a connection, what is kept in the browser answers, and all is read again once it's back. Where the server has failed, a
// second answer may be better: nothing else would read again what is on the screen.
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      retry: (failures, error) =>
        failures < 2 && error instanceof ServerError && error.isTemporary && !error.isLoss && !error.isSignedOut,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

// Another tab, an editor or git changed the content.
const channel = pushChannel();
channel.on(CHANGED_EVENT, ({ files }: ContentChange) => void refreshFiles(client, files, { movesTexts: false }));
channel.on(CONTENT_EVENT, updatePreview);
const readEverything = () => {
  if (isSentSoon()) return;
  void client.invalidateQueries();
  updatePreview();
};
channel.on(MISSED_EVENT, readEverything);
channel.on(CONNECTED_EVENT, () => void retry.now());
// A server of another version needs another page. What isn't saved is kept.
channel.on(RESTARTED_EVENT, () => {
  renewShellToken().then(
    (canGoOn) => (canGoOn ? readEverything() : reloadAfterWriting()),
    // It's away again; its next start is told, too.
    () => undefined,
  );
});
onFound(readEverything);
watchConnection();

connectPreview(client);
connectDrafts(client);
followFields(client);
keepUnsaved();
// With nothing to save, a request finds out whether the server answers again.
retry.add(async () => {
  if (isLost()) await client.refetchQueries(siteQuery);
  return !isLost();
});

// The builder shows mistakes in the content itself. Vite reloads a page that still has its overlay once they're corrected.
new MutationObserver(() => document.querySelector('vite-error-overlay')?.remove()).observe(document.body, {
  childList: true,
});

/** Reads the site, and asks for the file of the page that opens first before anything renders: on a slow device, that takes a second. */
async function readSite(): Promise<SiteOverview> {
  const site = await call('site', {});
  const first = findPageFile(site.files, readViewAddress(location.search).page);
  if (first) void client.prefetchQuery(fileQuery(first.file));
  return site;
}

const opened = client.prefetchQuery({ ...siteQuery, queryFn: readSite });
// Without a connection, it answers in place of the server.
void opened.then(loadEditing).then(({ startKeeping }) => startKeeping(client));

createRoot(document.querySelector('#builder') ?? document.body).render(
  <QueryClientProvider client={client}>
    <MantineProvider theme={builderTheme} cssVariablesResolver={builderVariables} forceColorScheme="light">
      <Notifications />
      <ViewProvider>
        <Suspense fallback={null}>
          <Shell />
        </Suspense>
      </ViewProvider>
    </MantineProvider>
  </QueryClientProvider>,
);
