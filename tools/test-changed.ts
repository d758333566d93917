import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { runSteps, type CommandStep } from './test/steps.ts'

/**
 * What a change can break, told in under a minute for a typical one: the lint of the changed files, the
 * types, the tests of Node, jsdom and Storybook that import one of them, and browser tests that were
 * changed themselves; of Node and the browser with those of the night. The change is what differs from
 * HEAD, or from the commit that is named.
 *
 * Whoever opens the whole app imports every feature. Where only features were changed, the tests of
 * the others are left to `npm test`: features are strangers to each other.
 */
const since = process.argv[2] ?? 'HEAD'
const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(file))
const code = changed.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
const browser = changed.filter((file) => file.endsWith('.e2e.ts'))

const featureName = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]
const features = new Set(code.map(featureName))
const isFeaturesOnly = features.size > 0 && !features.has(undefined)
const unrelatedFiles = ['src/app/**', `src/features/!(${[...features].join('|')})/**`]
const leftOut = isFeaturesOnly
  ? unrelatedFiles.map((folder) => `--exclude='${folder}'`).join(' ')
  : ''

const quick: CommandStep[] = [{ name: 'types', command: 'npm run -s types' }]
if (code.length > 0)
  quick.unshift({ name: 'lint', command: `oxlint --deny-warnings ${code.join(' ')}` })

const tests: CommandStep[] = [
  {
    name: 'tests: node, dom, storybook',
    command: `vitest run --changed=${since} --passWithNoTests ${leftOut}`,
    talks: true,
  },
  {
    name: 'tests: node, those of the night',
    command: `WALKS=thorough vitest run --project=node --changed=${since} --passWithNoTests .nightly.`,
    talks: true,
  },
]
if (browser.length > 0) {
  tests.push({ name: 'build', command: 'npm run -s build' })
  tests.push({
    name: 'tests: browser',
    command: `WALKS=thorough playwright test ${browser.join(' ')}`,
    talks: true,
  })
}

console.log(`${changed.length} files differ from ${since}.`)
const ended = (await Promise.all([runSteps(quick), runSteps(tests)])).flat()
process.exitCode = ended.every(({ passed }) => passed) ? 0 : 1
