import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { FOLDERS } from '#machines/testing/catalogue.ts'

import { runPaths } from './run.ts'

const said = async (...words: string[]) => (await runPaths(words)).said

describe('a suite that is written down', () => {
  const folder = mkdtempSync(join(tmpdir(), 'masar-suite-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is a file for each machine, of which each is a whole feature', async () => {
    const text = await said('suite', 'all', '--format', 'gherkin', '--output', folder)
    expect(text).toBe(`${folder}: ${FOLDERS.length} files.\n`)
    for (const name of FOLDERS) {
      const feature = readFileSync(join(folder, `${name}.feature`), 'utf8')
      expect(feature.match(/^Feature:/gm)).toHaveLength(1)
    }
  })

  it.each(['markdown', 'gherkin', 'json', 'csv'])(
    'is the same to the letter wherever it is written to: %s',
    async (format) => {
      const texts = ['here', 'there'].map(async (within) => {
        await said('suite', 'session', '--format', format, `--output=${join(folder, within)}`)
        const [file = ''] = readdirSync(join(folder, within))
        return readFileSync(join(folder, within, file), 'utf8')
      })
      const [here, there] = await Promise.all(texts)
      expect(here).toBe(there)
    },
  )
})
