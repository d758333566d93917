import { describe, expect, it } from 'vitest'

import { createEnglishWords } from '../words/english.ts'
import { renderCsv } from './csv.ts'
import { parseRows, renderRows } from './table.ts'

const STEP = {
  number: 0,
  origin: 'start',
  actor: 'user',
  tags: [],
  requirements: ['LIFT-1'],
  urls: [],
  happens: '=HYPERLINK("x")',
  see: [],
  screen: { texts: { heading: ['-Lift', '@us'] }, same: null },
} as const

const parseText = (text: string) => parseRows(new TextEncoder().encode(text))

describe('a table', () => {
  it('escapes formulas, and contains a test’s details only in its first row', () => {
    const steps = [STEP, { ...STEP, number: 1, origin: 'user' }] as never
    const script = {
      id: '1234abcd',
      machine: 'lift',
      start: 'start: a lift',
      beyondHand: null,
      preparation: ['Oil it.', 'Open the door.'],
      steps,
    }
    const words = createEnglishWords({})
    const text = renderCsv({ scripts: [script], command: '', words })
    const rows = parseText(text).map(({ values }) => values)
    expect(rows.map((row) => row['test id'])).toEqual(['lift 1234abcd', 'lift 1234abcd'])
    expect(rows.map((row) => row['requirements'])).toEqual(['LIFT-1', ''])
    expect(rows[0]?.['preconditions']).toBe(`'=HYPERLINK("x").\nOil it.\nOpen the door.`)
    expect(rows[1]?.['action']).toBe('You: =HYPERLINK("x").')
    expect(text).not.toMatch(/(?:^|,)"?[=@]/m)
  })

  it('contains the same cells after being written and read', () => {
    const cells = ['plain', 'a "quoted" word', 'two\nlines', 'a;b,c', '1.5']
    const rows = parseText(renderRows([['A', 'B', 'C', 'D', 'E'], cells], 'fr'))
    expect(Object.values(rows[0]?.values ?? {})).toEqual(cells)
  })

  it.each([
    ['commas', 'A,B\n1,2'],
    ['semicolons', 'A;B\n"1";2'],
    ['a first line with its separator', 'sep=;\r\nA;B\r\n1;2\r\n'],
  ])('is read with %s', (_, text) => {
    expect(parseText(text)[0]?.values).toEqual({ a: '1', b: '2' })
  })

  it('is read from UTF-16, with the line on which each row begins', () => {
    const text = 'A\tB\n"1\n2"\t3\n\n4\t5'
    const bytes = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer),
    ])
    expect(parseRows(bytes).map(({ line }) => line)).toEqual([2, 5])
  })

  it('is rejected when it is neither UTF-8 nor UTF-16', () => {
    expect(() => parseRows(Uint8Array.of(65, 10, 0xe9))).toThrow(TypeError)
  })
})
