import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { texts } from '../../../texts/texts.ts';
import { showStatus } from '../../state/status.ts';
import { useAllowSame } from '../saving/use-allow-same.ts';
import { useMarkRead, type Translation } from '../saving/use-mark-read.ts';
import type { OpenTranslation } from '../../../protocol/translation-methods.ts';

interface AcceptButtonProps extends Pick<ButtonProps, 'className' | 'variant'> {
  translation: Translation & Pick<OpenTranslation, 'state'>;
  /** The translation. */
  text: string;
  /** Where the button stands, for its accessible name: "Pricing: title, Danish". */
  name: string;
  /** Called once the translation is accepted. */
  onAccept?: () => unknown;
}

/** Accepts a translation as it is: an older one still fits, and one like its source is meant to be. */
export function AcceptButton({ translation, text, name, onAccept, ...look }: AcceptButtonProps) {
  const { state, label } = translation;
  const markRead = useMarkRead();
  const allowSame = useAllowSame();
  const accept = useMutation({
    mutationFn: async () => {
      await (state === 'same' ? allowSame?.(text, label) : markRead(translation));
      await onAccept?.();
    },
    onError: ({ message }) => showStatus({ kind: 'problem', text: message }),
  });
  if (state !== 'older' && !(state === 'same' && allowSame)) return null;
  const words = texts.translations.accept[state === 'same' ? 'same' : 'older'];
  return (
    <Button
      {...look}
      size="compact-xs"
      aria-label={`${name}: ${words.toLowerCase()}`}
      loading={accept.isPending}
      onClick={() => accept.mutate()}
    >
      {words}
    </Button>
  );
}
