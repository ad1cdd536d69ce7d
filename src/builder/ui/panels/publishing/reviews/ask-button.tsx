import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconWorldUpload from '@tabler/icons-react/dist/esm/icons/IconWorldUpload.mjs';
import { useQuery } from '@tanstack/react-query';
import { reviewTexts } from '../../../../texts/reviews/review-texts.ts';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { isWaiting, ownReviewsQuery } from '../../../state/reviews.ts';
import { useIsPhone } from '../../../state/use-is-phone.ts';
import { useCommand } from '../../commands/command-store.ts';
import { AskForm } from './ask-form.tsx';
import { whenInWords } from './when-in-words.ts';

/** Opens the dialog in which somebody who doesn't publish asks editors to. On a phone, only the command does. */
export function AskButton() {
  const { title, keywords, asked } = reviewTexts().ask;
  const [isOpen, { open, close }] = useDisclosure();
  const isPhone = useIsPhone();
  const waiting = useQuery(ownReviewsQuery).data?.find(isWaiting);
  useCommand({ id: 'publish', label: title, keywords, icon: IconWorldUpload, run: open });
  return (
    <>
      {!isPhone && (
        <Button
          data-primary
          size="xs"
          aria-haspopup="dialog"
          aria-description={waiting && asked(whenInWords(waiting.asked))}
          onClick={open}
        >
          {title}
        </Button>
      )}
      <Dialog opened={isOpen} onClose={close} title={title} size={560}>
        <AskForm />
      </Dialog>
    </>
  );
}
