import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { runPaths } from './run.ts'

it('a filled-in sheet is read in the tester’s language', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'masar-results-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { stdout } = await runPaths(['suite', 'contact', '--format', 'sheet', '--language', 'fr'])
  const sheet = join(folder, 'sheet.csv')
  const ratings = ['réussi', 'Échoué']
  const filled = stdout
    .trimEnd()
    .split('\r\n')
    .map((line, at) => (at === 0 ? line : line.replace(/;;;;$/, `;${ratings[at - 1] ?? ''};Zoé;;`)))
    .map((line, at) => (at > 0 ? line.replace(/;Zoé;;$/, ';Zoé;;"le bouton; rien"') : line))
  writeFileSync(sheet, filled.join('\r\n'))
  const xml = join(folder, 'results.xml')
  const read = await runPaths(['results', sheet, '--output', xml])
  expect(read.stdout).toContain('1 test: 0 passed, 1 failed, 0 blocked, 0 not done')
  expect(read.stdout).toContain('contact aae4686c: Step 1 le bouton; rien')
  expect(readFileSync(xml, 'utf8')).toContain('tests="1" failures="1" skipped="0"')
  writeFileSync(sheet, filled.join('\r\n').replace('Échoué', 'peut-être'))
  expect((await runPaths(['results', sheet])).complaint).toContain(
    // The preparation in line 2 has five lines.
    'line 7: "peut-être" is not one of',
  )
})

it('a matrix has a row per requirement and marks the paths that cover it', async () => {
  const { stdout } = await runPaths(['matrix', 'contact'])
  const [header, ...rows] = stdout.trimEnd().split('\r\n')
  expect(header).toBe('requirement,text,paths,contact aae4686c')
  expect(rows.length).toBeGreaterThan(400)
  expect(rows.filter((row) => row.endsWith(',x')).map((row) => row.split(',')[0])).toEqual([
    'PAGE-19',
    'PAGE-34',
    'FORM-10',
    'FORM-14',
  ])
})
