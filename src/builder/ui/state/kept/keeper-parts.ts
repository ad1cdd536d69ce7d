import type { KeptStore } from './kept-store.ts';
import type { SendParts } from './send-kept.ts';

/** What a keeper needs of the page. */
export interface KeeperParts {
  store: KeptStore;
  /** Reads a file from the server, and sends edits to it, whatever is kept. */
  server: Pick<SendParts, 'read' | 'send'>;
  /** Whether the server can't be reached, as far as that's known. */
  isLost: () => boolean;
  /** Runs a function while no other tab runs it. */
  alone: <T>(run: () => Promise<T>) => Promise<T>;
  /** Calls back after what is kept has changed. `hasSent`: the server has some of it now, or has refused it. */
  onChange: (change: { hasSent: boolean }) => void;
  /** Calls back if nothing more could be sent. It's tried again with the next attempt to reach the server. */
  onFailure: (error: unknown) => void;
}
