import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { appBuild } from '../server/startup/app-build.ts'
import { isUpToDate } from './is-up-to-date.ts'

const SOURCES = [
  '{src,domain,locales,machines,openapi,public}/**/*',
  'index.html',
  'package-lock.json',
]
const BUILT_PAGE = 'dist/index.html'

/** Builds the app. Resolves to whether the build succeeded. */
async function runBuild(): Promise<boolean> {
  console.log('Building the app (only when its sources are newer than the last build).')
  const child = spawn(process.execPath, ['tools/build.ts', '--quick'], { stdio: 'inherit' })
  process.once('exit', () => child.kill())
  const [code] = await once(child, 'exit')
  return code === 0
}

/** Starts the whole service with one command: builds the app, if it is outdated, while the database is prepared. */
if (!isUpToDate(BUILT_PAGE, SOURCES)) appBuild.succeeded = runBuild()
await import('../server/serve.ts')
