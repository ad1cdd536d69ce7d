import { launchItemsIn, type LaunchItem } from './launch-items.ts';
import { eachFile } from '../read/read-files.ts';

/** Finds everything that only the owner can settle in `content/`, in file order. */
export const readLaunchItems = (root: string): LaunchItem[] =>
  [...eachFile(root)].flatMap((source) => ('text' in source ? launchItemsIn(source) : []));
