import { Button, Text } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { SiteFile } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import { usePreview, useShow } from '../../state/view.tsx';
import { useForm } from '../saving/form-state.tsx';
import classes from '../problems/messages.module.css';
import { addRedirects, redirectsIn } from './rename-of.ts';

/** The addresses of entries when their forms were first opened, by file. Survives a reload. */
const STORAGE_KEY = 'builder-entry-addresses';

/** Offers a redirect when the address of an entry changed with the fields that it's made of. */
export function MovedEntry() {
  const { file, site, edit } = useForm();
  const shown = site.files.find((one) => one.file === file.file);
  const addresses = shown?.group === 'entries' ? addressesOf(shown) : [];
  const [known, setKnown] = useSessionStorage<Record<string, string[]>>({
    key: STORAGE_KEY,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const before = known[file.file];
  const keep = () => setKnown((last) => ({ ...last, [file.file]: addresses }));
  useEffect(() => {
    if (!before && addresses.length > 0) keep();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each entry
  }, [before, addresses.length]);
  useFollow(addresses[0]);
  const left = leftBehind(before ?? [], addresses, redirectsIn(file.data));
  const [was] = before ?? [];
  const [now] = addresses;
  if (left.length === 0 || was === undefined || now === undefined) return null;
  const redirect = async () => {
    await edit(texts.form.steps.redirected, [{ file: file.file, operations: addRedirects(file.data, left) }]);
  };
  return (
    <div className={classes.conflict} role="alert">
      <Text size="xs" fw={600}>
        {texts.form.moved.title}
      </Text>
      <Text size="xs">{texts.form.moved.message(was, now)}</Text>
      <div>
        <Button size="compact-xs" onClick={() => void redirect()}>
          {texts.form.rename.redirect}
        </Button>
        <Button variant="default" size="compact-xs" onClick={keep}>
          {texts.form.moved.ignore}
        </Button>
      </div>
    </div>
  );
}

/** Keeps the page in the preview when its address changes. */
function useFollow(address: string | undefined): void {
  const view = usePreview();
  const show = useShow();
  const last = useRef(address);
  useEffect(() => {
    if (address !== undefined && address !== last.current && view.page === last.current) show({ page: address });
    last.current = address;
    // oxlint-disable-next-line react/exhaustive-deps -- only a new address is followed
  }, [address]);
}

const addressesOf = ({ address, alsoAt = [] }: SiteFile): string[] =>
  address === undefined ? [] : [address, ...alsoAt];

/** Returns the addresses that a page had before and that don't lead to it now. */
export const leftBehind = (before: readonly string[], now: readonly string[], redirects: readonly string[]): string[] =>
  before.filter((address) => !now.includes(address) && !redirects.includes(address));
