import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const EXPORT_PATTERN = /^export (?:type )?\{ (\w+) \}/

interface Manifest {
  bin: Record<string, string>
  exports: Record<string, string | Record<string, string>>
}

/** Returns the text of a copy of the manifest after `pack.ts` has changed it. */
function packManifest(...targets: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'statechart-paths-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['package.json', 'pack.ts']) cpSync(join(ROOT, file), join(folder, file))
  for (const target of targets) execFileSync('node', [join(folder, 'pack.ts'), target])
  return readFileSync(join(folder, 'package.json'), 'utf8')
}

describe('the package', () => {
  it('exports at most twelve names, each with a docstring', () => {
    const lines = readFileSync(join(ROOT, 'src/index.ts'), 'utf8').trimEnd().split('\n')
    const exported = lines.flatMap((line, at) => {
      const name = EXPORT_PATTERN.exec(line)?.[1]
      return name === undefined ? [] : [[name, lines[at - 1] ?? ''] as const]
    })
    expect(exported.filter(([, comment]) => !comment.startsWith('/** '))).toEqual([])
    expect(exported.length).toBeGreaterThan(0)
    expect(exported.length).toBeLessThanOrEqual(12)
    expect(lines.length).toBe(2 * exported.length)
  })

  it('exports built files when it is packed, and the sources otherwise', () => {
    const packed = JSON.parse(packManifest('dist')) as Manifest
    const built = Object.values(packed.exports).flatMap((target) => Object.values(target))
    expect(built.length).toBeGreaterThan(10)
    for (const file of [...built, ...Object.values(packed.bin)]) {
      expect(file).toMatch(/^(\.\/)?dist\//)
      const source = file.replace('dist/', 'src/').replace(/(\.d\.ts|\.js)$/, '.ts')
      expect.soft(existsSync(join(ROOT, source)), source).toBe(true)
    }
    expect(packManifest('dist', 'src')).toBe(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  })
})
