import { Button, Center, Group, Stack, Text, Title } from '@mantine/core';
import IconFileUnknown from '@tabler/icons-react/dist/esm/icons/IconFileUnknown.mjs';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../../texts/texts.ts';
import { openPalette } from '../panels/commands/open-palette.ts';
import { findPageFile } from '../state/open-file.ts';
import { traceQuery, useSite } from '../state/queries.ts';
import { useView } from '../state/view.tsx';

/** Whether no page has the address. Further pages of a list of cases have no file, but they exist. */
export function useIsMissing(): boolean {
  const { files, regions } = useSite();
  const { view } = useView();
  const isFile = findPageFile(files, view.page) !== undefined;
  const { data } = useQuery({ ...traceQuery(`/${regions[0]?.code}${view.page}`), enabled: !isFile });
  return !isFile && data?.missing === true;
}

/** What stands in place of the preview if no page has the address. */
export function NoPage() {
  const { view, show } = useView();
  return (
    <Center h="100%" p="md">
      <Stack align="center" gap="sm" maw={420} ta="center">
        <IconFileUnknown size={40} stroke={1.25} aria-hidden />
        <Title order={2} fz="md">
          {texts.shell.missingPage.title(view.page)}
        </Title>
        <Text size="sm" c="dimmed">
          {texts.shell.missingPage.hint}
        </Text>
        <Group gap="xs" justify="center">
          <Button size="xs" onClick={() => show({ page: '/', file: undefined, selected: undefined })}>
            {texts.shell.missingPage.openHome}
          </Button>
          <Button size="xs" variant="default" onClick={() => openPalette('')}>
            {texts.common.search}
          </Button>
        </Group>
      </Stack>
    </Center>
  );
}
