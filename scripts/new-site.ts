import { main } from './cli.ts';
import { newSite } from './commands/new-site.ts';

await main(newSite);
