import { main } from './cli.ts';
import { contentEdit } from './commands/content-edit.ts';

await main(contentEdit);
