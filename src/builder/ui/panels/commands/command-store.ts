import type { Icon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { createStore } from '../../../../components/create-store.ts';

/** Something that the command palette does. */
export interface PaletteCommand {
  id: string;
  /** What it does, as a button would say: "Add section". */
  label: string;
  /** What it would affect at the moment: "Pricing: title, Danish". */
  description?: string | undefined;
  /** Further words by which it's found. */
  keywords?: string;
  /** Its keys as shown: "Ctrl+Z". */
  shortcut?: string;
  icon?: Icon;
  /** Whether it can't be run at the moment; then it isn't listed. */
  isDisabled?: boolean;
  run: () => void;
}

const commandStore = createStore<readonly PaletteCommand[]>([]);

/**
 * Lists a command in the palette; one with the same id is replaced.
 * @returns a function that takes it off the list
 */
export function registerCommand(command: PaletteCommand): () => void {
  commandStore.set([...commandStore.get().filter(({ id }) => id !== command.id), command]);
  return () => commandStore.set(commandStore.get().filter((one) => one !== command));
}

/** Returns the commands that can be run. */
export const useCommands = (): readonly PaletteCommand[] => commandStore.use();

/** Lists a command in the palette while the component is mounted. */
export function useCommand(command: PaletteCommand): void {
  const { id, label, description, keywords, shortcut, icon, isDisabled, run } = command;
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);
  useEffect(
    () =>
      registerCommand({
        id,
        label,
        description,
        ...(keywords !== undefined && { keywords }),
        ...(shortcut !== undefined && { shortcut }),
        ...(icon && { icon }),
        ...(isDisabled !== undefined && { isDisabled }),
        run: () => latest.current(),
      }),
    [id, label, description, keywords, shortcut, icon, isDisabled],
  );
}
