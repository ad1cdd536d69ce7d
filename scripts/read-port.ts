import { parseArgs } from 'node:util';
import { exitForUsage } from './usage.ts';

/**
 * The port of a server: the one after `--port`, else the one in the variable PORT, else its usual one. Ends the command
 * with status 2 where that is no port.
 */
export function readPort(usual: number, usage: string): number {
  const words = readWords(usage) ?? (process.env['PORT'] || undefined);
  if (words === undefined) return usual;
  if (/^\d{1,5}$/.test(words) && Number(words) < 65536) return Number(words);
  return exitForUsage(`"${words}" is no port. Write a number from 0 to 65535 after --port, or in PORT.`, usage);
}

function readWords(usage: string): string | undefined {
  try {
    return parseArgs({ options: { port: { type: 'string' } } }).values.port;
  } catch (error) {
    return exitForUsage(error instanceof Error ? error.message : String(error), usage);
  }
}
