import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredPicture } from '../../../protocol/answers.ts';
import { picturesQuery, uploadPicture } from './pictures.ts';

/** Called with the path of a picture; `isNew`: it was stored just now. */
export type OnChoosePicture = (src: string, isNew: boolean) => void;

/** A file whose picture the site has already. */
interface KnownPicture {
  file: File;
  same: StoredPicture;
}

interface UploadOptions {
  onChoose: OnChoosePicture;
  /** Whether only what social networks show is taken. */
  isShared?: boolean | undefined;
}

/** Stores files among the site's pictures, then chooses them. What the site has already waits for a decision. */
export function useUpload({ onChoose, isShared }: UploadOptions) {
  const client = useQueryClient();
  const [known, setKnown] = useState<KnownPicture>();
  const upload = useMutation({
    mutationFn: (sent: { file: File; keepsBoth?: boolean }) => uploadPicture(sent.file, { ...sent, isShared }),
    onSuccess: async ({ picture, isNew }, { file }) => {
      await client.invalidateQueries({ queryKey: picturesQuery.queryKey });
      if (isNew) onChoose(picture.path, true);
      else setKnown({ file, same: picture });
    },
  });
  const decide = (decision: 'use' | 'keep' | 'cancel') => {
    setKnown(undefined);
    if (!known) return;
    if (decision === 'use') onChoose(known.same.path, false);
    if (decision === 'keep') upload.mutate({ file: known.file, keepsBoth: true });
  };
  return {
    isBusy: upload.isPending,
    problem: upload.error?.message,
    /** What a person should know about the picture that was stored last. */
    note: upload.data?.note,
    known,
    decide,
    take: (file: File | null | undefined) => file && upload.mutate({ file }),
  };
}
