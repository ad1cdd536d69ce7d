import { failWithUsage, main, type Command } from './cli.ts';

/**
 * The commands that work on the content, by name: `npm run content:check` runs `scripts/run.ts content:check`. Each is
 * loaded only when it runs, because most read the regions of the content while they load.
 */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  'content:check': async () => (await import('./commands/content-check.ts')).contentCheck,
  'content:diff': async () => (await import('./commands/content-diff.ts')).contentDiff,
  'content:edit': async () => (await import('./commands/content-edit.ts')).contentEdit,
  'content:history': async () => (await import('./commands/content-history.ts')).contentHistory,
  'content:migrate': async () => (await import('./commands/content-migrate.ts')).contentMigrate,
  'content:release': async () => (await import('./commands/content-release.ts')).contentRelease,
  'content:report': async () => (await import('./commands/content-report.ts')).contentReport,
  'content:schedule': async () => (await import('./commands/content-schedule.ts')).contentSchedule,
  'content:translations': async () => (await import('./commands/content-translations.ts')).contentTranslations,
  editor: async () => (await import('./commands/generate-editor-files.ts')).generateEditorFiles,
  export: async () => (await import('./commands/export-site.ts')).exportToFolder,
  'generate:fonts': async () => (await import('./commands/subset-fonts.ts')).subsetFonts,
  'generate:icons': async () => (await import('./commands/generate-icons.ts')).generateIcons,
  import: async () => (await import('./commands/import-site.ts')).importFromFolder,
  new: async () => (await import('./commands/generate.ts')).generate,
  'new:region': async () => (await import('./commands/new-region.ts')).newRegion,
  'new:site': async () => (await import('./commands/new-site.ts')).newSite,
  release: async () => (await import('./commands/release.ts')).release,
  upgrade: async () => (await import('./commands/upgrade.ts')).upgrade,
};

await main(async ([name = '', ...args], context) => {
  const usage = `Usage: tsx scripts/run.ts ${Object.keys(COMMANDS).join('|')} …`;
  const load = COMMANDS[name] ?? failWithUsage(`"${name}" is no command.`, usage);
  const command = await load();
  return command(args, context);
});
