import { runSteps, type CommandStep } from './test/steps.ts'
import { writeGeneratedSources } from './generated-sources.ts'

/** All checks that need neither a browser nor a database. They are fast, and required before every commit. */
export const CHECKS: CommandStep[] = [
  { name: 'routes: the tree is generated', command: 'node tools/generate-routes.ts --check' },
  { name: 'types', command: 'npm run -s types' },
  { name: 'lint', command: 'npm run -s lint' },
  { name: 'format', command: 'npm run -s format:check' },
  { name: 'boundaries', command: 'npm run -s boundaries' },
  { name: 'contract: the types are those of the file', command: 'node tools/contract.ts' },
  {
    name: 'database: the types are those of the migrations',
    command: 'node tools/database-types.ts',
  },
  { name: 'messages: complete in every language', command: 'node tools/messages.ts' },
  {
    name: 'titles: of states, gestures and answers, in every language',
    command: 'node tools/titles.ts',
  },
  { name: 'statecharts: the pages are those of the charts', command: 'node tools/statecharts.ts' },
  { name: 'settings: the page has those of the code', command: 'node tools/settings.ts' },
  {
    name: 'requirements: every line has a test',
    command: 'node tools/requirements.ts',
  },
  { name: 'unused code', command: 'knip --no-progress' },
  // Runs again without tests to find exports that only tests use.
  {
    name: 'unused code but for tests',
    command: 'knip --production --no-progress --include exports,types -c knip.production.json',
  },
]

if (import.meta.main) {
  await writeGeneratedSources()
  // Two in parallel, because most checks use one thread.
  const ended = await runSteps(CHECKS, 2)
  process.exitCode = ended.every(({ passed }) => passed) ? 0 : 1
}
