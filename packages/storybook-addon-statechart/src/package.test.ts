import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Returns the text of a copy of the manifest after `pack.ts` has changed it. */
function packManifest(...targets: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'storybook-addon-statechart-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['package.json', 'pack.ts']) cpSync(join(ROOT, file), join(folder, file))
  for (const target of targets) execFileSync('node', [join(folder, 'pack.ts'), target])
  return readFileSync(join(folder, 'package.json'), 'utf8')
}

const findSource = (file: string) => {
  const name = file.replace(/^\.\/dist\/(manager\/)?/, 'src/').replace(/(\.d\.ts|\.js)$/, '')
  return ['.ts', '.tsx'].map((ending) => name + ending).find((one) => existsSync(join(ROOT, one)))
}

describe('the addon', () => {
  it('exports at most twelve names, each with a docstring', () => {
    const lines = readFileSync(join(ROOT, 'src/index.ts'), 'utf8').trimEnd().split('\n')
    const exported = lines.filter((line) => /^export (?:type )?\{ \w+ \}/.test(line))
    const comments = lines.filter((line) => line.startsWith('/** '))
    expect([comments.length, lines.length]).toEqual([exported.length, 2 * exported.length])
    expect(exported.length).toBeGreaterThan(0)
    expect(exported.length).toBeLessThanOrEqual(12)
  })

  it('exports built files when it is packed, and the sources otherwise', () => {
    const { exports } = JSON.parse(packManifest('dist')) as {
      exports: Record<string, string | Record<string, string>>
    }
    const built = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    )
    expect(built).toContain('./dist/manager/manager.js')
    expect(built).toHaveLength(2 * Object.keys(exports).length - 1)
    expect(built.filter((file) => findSource(file) === undefined)).toEqual([])
    expect(packManifest('dist', 'src')).toBe(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  })

  it('has an example of at most sixty lines', () => {
    const example = readFileSync(join(ROOT, 'example/coffee.stories.tsx'), 'utf8')
    expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  })
})
