import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const FOLDER = `${ROOT}.tmp/`
const SOURCE_PATTERN = '{package.json,{server/{db,demo,cars,account,testing},domain}/**/*.{ts,sql}}'

/**
 * Returns the path of a file or folder that is slow to create. `make` writes it once per state of
 * the sources, shared by all concurrent test files. It is created elsewhere and moved, so that it
 * is always complete.
 */
export async function prepareCachedPath(
  name: string,
  make: (path: string) => Promise<unknown> | void,
): Promise<string> {
  const path = `${FOLDER}${name}-${await (version ??= hashSources())}`
  if (existsSync(path)) return path
  await mkdir(FOLDER, { recursive: true })
  const mine = `${path}.${process.pid}`
  await make(mine)
  await rename(mine, path).catch(() => rm(mine, { recursive: true }))
  return path
}

let version: Promise<string> | undefined

async function hashSources(): Promise<string> {
  const files = globSync(SOURCE_PATTERN, { cwd: ROOT }).toSorted()
  const hash = createHash('sha256')
  for (const file of files)
    if (!file.endsWith('.test.ts')) hash.update(file).update(await readFile(ROOT + file))
  return hash.digest('hex').slice(0, 12)
}
