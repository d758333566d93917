import { spawnSync } from 'node:child_process'

import { isUpToDate } from './is-up-to-date.ts'

const FOLDER = 'docs'

/**
 * Builds the documents as a site: `npm run docs -- [build|dev|preview] [options of VitePress]`. Its packages are
 * installed on first use, and again when their lock has changed.
 */
const [command = 'build', ...options] = process.argv.slice(2)

if (!isUpToDate(`${FOLDER}/node_modules/.package-lock.json`, [`${FOLDER}/package-lock.json`]))
  run('npm', ['ci'], FOLDER)
run('node', [`${FOLDER}/node_modules/vitepress/bin/vitepress.js`, command, FOLDER, ...options])
if (command === 'build')
  console.log(`The site is in ${FOLDER}/.vitepress/dist; npm run docs -- preview serves it.`)

function run(program: string, parameters: string[], cwd = '.'): void {
  const { status } = spawnSync(program, parameters, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
