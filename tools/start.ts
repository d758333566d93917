import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, statSync } from 'node:fs'

import { appBuild } from '../server/startup/app-build.ts'

const SOURCES = '{src,domain,machines,openapi,public}/**/*'
const BUILT = 'dist/index.html'

/** True when there is no build, or a source is newer than it. */
function buildIsOld(): boolean {
  if (!existsSync(BUILT)) return true
  const built = statSync(BUILT).mtimeMs
  return [...globSync(SOURCES), 'index.html', 'package-lock.json'].some(
    (file) => statSync(file).mtimeMs > built,
  )
}

/** Whether it could be built. */
async function build(): Promise<boolean> {
  console.log('Building the app (only when its sources are newer than the last build).')
  const child = spawn(process.execPath, ['tools/build.ts', '--quick'], { stdio: 'inherit' })
  process.once('exit', () => child.kill())
  const [code] = await once(child, 'exit')
  return code === 0
}

/** The whole service by one command: the app is built, where it has to be, while the database is prepared. */
if (buildIsOld()) appBuild.succeeded = build()
await import('../server/serve.ts')
