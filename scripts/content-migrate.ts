import { main } from './cli.ts';
import { contentMigrate } from './commands/content-migrate.ts';

await main(contentMigrate);
