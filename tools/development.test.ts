import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { resolveConfig } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { buildApp } from './build.ts'

let root: string
beforeAll(async () => {
  // Vitest sets it, and a build would take the name of the mode from it.
  vi.stubEnv('NODE_ENV', 'production')
  root = await mkdtemp(join(tmpdir(), 'masar-development-'))
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><script type="module" src="/src/main.js">',
  )
})
afterAll(() => {
  vi.unstubAllEnvs()
  return rm(root, { recursive: true })
})

/** Builds an app of these two modules. */
async function build(main: string, other: string, name: string) {
  for (const [file, code] of [
    ['src/main.js', main],
    [name, other],
  ] as const) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), code)
  }
  return buildApp(join(root, 'dist'), { root, configFile: false, logLevel: 'silent' })
}

const USED = `import { shown } from './dev/drawer.js'; document.title = shown`
const IN_DEVELOPMENT = `if (import.meta.env.DEV) import('./dev/drawer.js'); document.title = 'Masar'`
const DRAWER = `export const shown = document.title + 'drawer'`

// `npm run build`, the first step of the test command, builds the app itself in the same way.
describe('a build of production', () => {
  it('is made of an app that brings the drawer in development alone, as ours does', async () => {
    expect(readFileSync('src/app/main.tsx', 'utf8')).toContain("import('../dev/drawer.tsx')")
    await expect(build(IN_DEVELOPMENT, DRAWER, 'src/dev/drawer.js')).resolves.toBeGreaterThan(0)
  })

  it('is not made when it has a module of the drawer', async () => {
    await expect(build(USED, DRAWER, 'src/dev/drawer.js')).rejects.toThrow('src/dev/drawer.js')
  })

  it('is not made when it has a stand-in of the tests', async () => {
    const main = USED.replace('dev/drawer', 'api/testing/stub')
    await expect(build(main, DRAWER, 'src/api/testing/stub.js')).rejects.toThrow('testing/stub.js')
  })

  it.each(['masar-drawer', 'Live charts'])('is not made when it says "%s"', async (word) => {
    await expect(build(`document.title = '${word}'`, '', 'src/none.js')).rejects.toThrow(word)
  })

  it('is not made when something in it listens to flows', async () => {
    const main = `const deps = globalThis.deps; document.title = deps.inspect`
    await expect(build(main, '', 'src/none.js')).rejects.toThrow('.inspect')
  })
})

const pluginNames = async (command: 'build' | 'serve') =>
  (await resolveConfig({ logLevel: 'silent' }, command)).plugins.map(({ name }) => name)

describe('the charts', () => {
  it('are laid out by the server of development', async () => {
    expect(await pluginNames('serve')).toContain('drawn-machines')
  })

  it('are no part of a build', async () => {
    expect(await pluginNames('build')).not.toContain('drawn-machines')
  })
})
