import { Button, Text } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { SiteFile } from '../../../editing-protocol/builder/site-methods.ts';
import { useView } from '../../state/view.tsx';
import { useForm } from '../saving/form-state.tsx';
import classes from '../views/field.module.css';
import { addRedirects, redirectsIn } from './rename-of.ts';

/** The addresses of case studies when their forms were first opened, by file. Survives a reload. */
const STORAGE_KEY = 'builder-case-addresses';

/** Offers a redirect when the address of a case study changed with the name or the industry of its client. */
export function MovedCase() {
  const { file, site, edit } = useForm();
  const shown = site.files.find((one) => one.file === file.file);
  const isCase = shown?.group === 'case-studies';
  const addresses = isCase ? addressesOf(shown) : [];
  const [known, setKnown] = useSessionStorage<Record<string, string[]>>({
    key: STORAGE_KEY,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const before = known[file.file];
  const keep = () => setKnown((last) => ({ ...last, [file.file]: addresses }));
  useEffect(() => {
    if (!before && addresses.length > 0) keep();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each case study
  }, [before, addresses.length]);
  useFollow(addresses[0]);
  const left = leftBehind(before ?? [], addresses, redirectsIn(file.data));
  if (left.length === 0 || addresses.length === 0) return null;
  const redirect = async () => {
    await edit('old address leads here', [{ file: file.file, operations: addRedirects(file.data, left) }]);
  };
  return (
    <div className={classes.conflict} role="alert">
      <Text size="xs" fw={600}>
        The address changed
      </Text>
      <Text size="xs">
        It changed from {before?.[0]} to {addresses[0]}. If the old address was public, redirect it.
      </Text>
      <div className={classes.buttons}>
        <Button size="compact-xs" onClick={() => void redirect()}>
          Redirect the old address
        </Button>
        <Button variant="default" size="compact-xs" onClick={keep}>
          It wasn’t public
        </Button>
      </div>
    </div>
  );
}

/** Keeps the page in the preview when its address changes. */
function useFollow(address: string | undefined): void {
  const { view, show } = useView();
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
