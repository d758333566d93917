import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { readLockFile } from '@masar/machines/testing/lock-file.ts'

import { runPaths } from './run.ts'

it.each(['contact', 'payment-sdk'] as const)(
  'a replay of %s fails when no service answers',
  async (folder) => {
    const output = mkdtempSync(join(tmpdir(), 'masar-replay-'))
    onTestFinished(() => rmSync(output, { recursive: true }))
    const { paths } = await readLockFile(folder)
    const [{ id } = { id: '' }] = paths
    const service = ['--url', 'http://localhost:1']
    const { code } = await runPaths(['replay', id, ...service, '--output', output])
    expect(code).toBe(1)
    expect(readFileSync(join(output, 'junit.xml'), 'utf8')).toContain(
      '<failure>There is no service at http://localhost:1.</failure>',
    )
  },
)
