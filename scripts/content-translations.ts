import { main } from './cli.ts';
import { contentTranslations } from './commands/content-translations.ts';

await main(contentTranslations);
