import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

const files = execFileSync('git', ['ls-files', 'machines'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts'))
const charts = files.filter((file) => file.endsWith('.machine.ts'))
const FILE_ENDINGS = ['.machine.ts', '.journeys.ts', '.test.ts', '-walks.test.ts']

describe('machine folders', () => {
  it('contain the same files, named after their machine', () => {
    const expectedFiles = charts.flatMap((chart) => {
      const folder = chart.split('/')[1] ?? ''
      return FILE_ENDINGS.map((ending) => `machines/${folder}/${folder}${ending}`)
    })

    expect(expectedFiles.length).toBeGreaterThan(0)
    expect(expectedFiles.filter((file) => !files.includes(file))).toEqual([])
  })

  it('keep the parts of large machines in chart/', () => {
    const parts = files.filter((file) =>
      /\bcreateStateConfig\(|\bsetup\(\{/.test(readFileSync(file, 'utf8')),
    )
    const elsewhere = parts.filter((file) => !/\/chart\/|\.machine\.ts$|\/testing\//.test(file))

    expect(elsewhere).toEqual([])
  })
})
