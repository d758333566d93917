import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

import { requireChromium } from './chromium.ts'
import { isUpToDate } from './is-up-to-date.ts'
import { STORYBOOK_SITE_FOLDER } from '../stories/pictures/storybook-site.ts'

/** The sources of the stories. */
const SOURCES = [
  '{.storybook,stories,src,packages,machines,domain,locales,openapi,public,tools/charts}/**/*.{ts,tsx,css,svg,json,yaml,po}',
  '{package-lock.json,*.config.ts,*.config.js}',
]

/**
 * Compares a picture of every story with the accepted one: `npm run pictures -- [--accept] [a part of a name] [options of
 * Playwright]`. Where this machine draws letters differently, it prints a warning and tolerates small differences.
 */
const { values, positionals } = parseArgs({
  options: { accept: { type: 'boolean', default: false } },
  allowPositionals: true,
  strict: false,
})
const { accept, ...options } = values
const playwrightOptions = [
  ...(accept ? ['--update-snapshots=all'] : []),
  ...Object.entries(options).map(
    ([name, value]) => `--${name}${value === true ? '' : `=${value}`}`,
  ),
]
process.env['CHROMIUM_PATH'] ??= requireChromium()

if (!isUpToDate(`${STORYBOOK_SITE_FOLDER}/index.json`, SOURCES)) buildStorybook()
if (!accept && runPictureTests('fonts', []) !== 0) {
  console.warn(
    'The accepted pictures were drawn by another Chromium or with other fonts: differences of single letters are ignored.',
  )
  process.env['PICTURES_OTHER_FONTS'] = 'true'
}
const grepOptions = positionals.length > 0 ? ['--grep', positionals.join(' ')] : []
const hasFontUpdateFailed =
  accept && grepOptions.length === 0 && runPictureTests('fonts', playwrightOptions) !== 0
process.exitCode = hasFontUpdateFailed
  ? 1
  : runPictureTests('stories', [...playwrightOptions, ...grepOptions])

function buildStorybook(): void {
  console.log('Building Storybook …')
  const built = spawnSync(
    'storybook',
    ['build', '--quiet', '--output-dir', STORYBOOK_SITE_FOLDER],
    {
      encoding: 'utf8',
    },
  )
  if (built.status === 0) return
  console.error(`${built.stdout}${built.stderr}`)
  process.exit(1)
}

function runPictureTests(project: string, parameters: string[]): number {
  const config = ['-c', 'tools/pictures/playwright.config.ts', '--project', project]
  return (
    spawnSync('playwright', ['test', ...config, ...parameters], { stdio: 'inherit' }).status ?? 1
  )
}
