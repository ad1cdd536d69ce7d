import { ActionIcon, Loader, Text, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconEyeSearch from '@tabler/icons-react/dist/esm/icons/IconEyeSearch.mjs';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../../../texts/texts.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { call } from '../../state/api.ts';
import { useCommand } from '../commands/command-store.ts';
import { useOpenFile } from '../../state/open-file.ts';
import { AppearancePreview } from './appearance-preview.tsx';
import classes from './appearance.module.css';

const words = texts.appearance;

/** Shows the open page as search engines and social networks show it. */
export function AppearanceButton() {
  const file = useOpenFile();
  const [isOpen, { open, close }] = useDisclosure();
  useCommand({
    id: 'appearance',
    label: words.label,
    description: file?.title,
    keywords: words.keywords,
    icon: IconEyeSearch,
    isDisabled: file?.address === undefined,
    run: open,
  });
  if (file?.address === undefined) return null;
  return (
    <>
      <Tooltip label={words.label}>
        <ActionIcon size={28} aria-label={words.label} onClick={open}>
          <IconEyeSearch size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Dialog opened={isOpen} onClose={close} title={words.title(file.title)} size={1080}>
        <Regions file={file.file} />
      </Dialog>
    </>
  );
}

/** The page in each region that has it. */
function Regions({ file }: { file: string }) {
  const { data, error } = useQuery({ queryKey: ['appearance', file], queryFn: () => call('appearance', { file }) });
  if (error) return <Text role="alert">{error.message}</Text>;
  if (!data) return <Loader size="sm" aria-label={words.loading} />;
  if (data.length === 0) return <Text>{words.noRegion}</Text>;
  return (
    <div className={classes.regions}>
      {data.map((appearance) => (
        <AppearancePreview key={appearance.region} appearance={appearance} />
      ))}
    </div>
  );
}
