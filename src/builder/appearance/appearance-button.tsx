import { ActionIcon, Loader, Text, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconEyeSearch from '@tabler/icons-react/dist/esm/icons/IconEyeSearch.mjs';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../dialogs/dialog.tsx';
import { call } from '../api.ts';
import { useCommand } from '../commands/command-store.ts';
import { useOpenFile } from '../state/open-file.ts';
import { AppearancePreview } from './appearance-preview.tsx';
import classes from './appearance.module.css';

/** Shows the open page as search engines and social networks show it. */
export function AppearanceButton() {
  const file = useOpenFile();
  const [isOpen, { open, close }] = useDisclosure();
  useCommand({
    id: 'appearance',
    label: 'Search & sharing',
    description: file?.title,
    keywords: 'google preview facebook card weight',
    icon: IconEyeSearch,
    isDisabled: file?.address === undefined,
    run: open,
  });
  if (file?.address === undefined) return null;
  return (
    <>
      <Tooltip label="Search & sharing">
        <ActionIcon size={28} aria-label="Search & sharing" onClick={open}>
          <IconEyeSearch size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Dialog opened={isOpen} onClose={close} title={`Search & sharing: ${file.title}`} size={1080}>
        <Regions file={file.file} />
      </Dialog>
    </>
  );
}

/** The page in each region that has it. */
function Regions({ file }: { file: string }) {
  const { data, error } = useQuery({ queryKey: ['appearance', file], queryFn: () => call('appearance', { file }) });
  if (error) return <Text role="alert">{error.message}</Text>;
  if (!data) return <Loader size="sm" aria-label="Loading the page" />;
  if (data.length === 0) return <Text>No region shows this page.</Text>;
  return (
    <div className={classes.regions}>
      {data.map((appearance) => (
        <AppearancePreview key={appearance.region} appearance={appearance} />
      ))}
    </div>
  );
}
