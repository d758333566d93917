import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { RolldownOutput } from 'rolldown'
import { build, resolveConfig } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'

const DRAWER = 'src/dev/drawer.tsx'
const OF_DEVELOPMENT = /^src\/(dev|chart)\/|virtual:charts|elkjs|\/testing\//

let modules: string[]
let code: string
beforeAll(async () => {
  // Vitest sets it, and a build would take the name of the mode from it.
  process.env['NODE_ENV'] = 'production'
  const built = (await build({
    mode: 'production',
    logLevel: 'silent',
    build: { write: false, minify: false, reportCompressedSize: false },
  }).finally(() => {
    process.env['NODE_ENV'] = 'test'
  })) as RolldownOutput
  const chunks = built.output.filter((file) => file.type === 'chunk')
  modules = chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => relative('.', id)))
  code = chunks.map((chunk) => chunk.code).join('\n')
})

describe('the bundle of production', () => {
  it('has the app, whose main brings the drawer in development', () => {
    expect(modules).toContain('src/app/main.tsx')
    expect(modules).toContain('src/flows/define-flow.ts')
    expect(readFileSync('src/app/main.tsx', 'utf8')).toContain("import('../dev/drawer.tsx')")
    expect(relative('.', DRAWER)).toMatch(OF_DEVELOPMENT)
  })

  it('has no module of the drawer or of the charts', () => {
    expect(modules.filter((module) => OF_DEVELOPMENT.test(module))).toEqual([])
  })

  it('has nothing that listens to flows, and no word of the drawer', () => {
    expect(code).toContain('createFlowHost')
    expect(code).not.toMatch(/masar-drawer|Live charts|deps\.inspect/)
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
