import { main } from './cli.ts';
import { contentCheck } from './commands/content-check.ts';

await main(contentCheck);
