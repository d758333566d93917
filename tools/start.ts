import { existsSync, globSync, statSync } from 'node:fs'

import { runStep } from './test/steps.ts'

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

/** The whole service by one command: builds the app when it has to, then runs the server. */
if (buildIsOld()) {
  console.log('Building the app (only when its sources are newer than the last build).')
  const built = await runStep({ name: 'build', command: 'npm run -s build' })
  if (!built.passed) process.exit(1)
}

await import('../server/serve.ts')
