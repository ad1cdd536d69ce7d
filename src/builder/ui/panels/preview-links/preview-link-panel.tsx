import { Alert, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { previewLinkTexts } from '../../../texts/preview-links/preview-link-texts.ts';
import { Details } from '../../kit/details.tsx';
import { PanelLoader } from '../../kit/side-panel.tsx';
import { call } from '../../state/api.ts';
import { showStatus } from '../../state/status.ts';
import { CreateLinkForm } from './create-link-form.tsx';
import { PreviewLinkList } from './preview-link-list.tsx';

/** Time between two questions for the last visits, in milliseconds. */
const VISITS_MS = 10_000;

const previewLinksQuery = queryOptions({
  queryKey: ['preview-links'],
  queryFn: () => call('previewLinks', {}),
  refetchOnMount: 'always',
  refetchInterval: VISITS_MS,
});

/** Makes links for people without an account, and lists those that work. */
export function PreviewLinkPanel() {
  const words = previewLinkTexts();
  const client = useQueryClient();
  const { data, error, dataUpdatedAt } = useQuery(previewLinksQuery);
  const refresh = () => client.invalidateQueries(previewLinksQuery);
  const withdraw = useMutation({
    mutationFn: (id: string) => call('withdrawPreviewLink', { id }),
    onSuccess: () => showStatus({ kind: 'saved', text: words.withdrawn }),
    onSettled: refresh,
  });
  if (error) return <Alert color="red">{error.message}</Alert>;
  if (!data) return <PanelLoader label={words.loading} />;
  if (data.obstacle !== undefined)
    return (
      <Alert color="yellow">
        {words.unavailable}
        <Details>{data.obstacle}</Details>
      </Alert>
    );
  return (
    <Stack gap="md">
      <Text size="sm">{words.lead}</Text>
      <CreateLinkForm versions={data.versions} onCreated={() => void refresh()} />
      {withdraw.error && <Alert color="red">{withdraw.error.message}</Alert>}
      <PreviewLinkList
        links={data.links}
        now={dataUpdatedAt}
        isBusy={withdraw.isPending}
        withdraw={(id) => withdraw.mutate(id)}
      />
    </Stack>
  );
}
