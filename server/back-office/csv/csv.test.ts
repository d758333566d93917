import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '@masar/domain/service/languages.ts'

import { decodeTable } from './decode-table.ts'
import { readCsv } from './read-csv.ts'
import { writeCsv } from './write-csv.ts'

const ACCENTED_NAME = 'Société Ñandú'
const encodeUtf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
/** "é" and "Ñ" as old Excel versions write them. */
const windows1252Bytes = Buffer.from(ACCENTED_NAME, 'latin1')
const macRomanBytes = Buffer.concat([
  Buffer.from('Soci'),
  Buffer.from([0x8e]),
  Buffer.from('t'),
  Buffer.from([0x8e, 0x20, 0x84]),
  Buffer.from('and'),
  Buffer.from([0x9c]),
])

describe('decodeTable', () => {
  it.each([
    ['UTF-8', Buffer.from(ACCENTED_NAME), undefined],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${ACCENTED_NAME}`), undefined],
    ['UTF-16, little endian', encodeUtf16(ACCENTED_NAME), undefined],
    ['UTF-16, big endian', encodeUtf16(ACCENTED_NAME).swap16(), undefined],
    ['Windows-1252, if specified', windows1252Bytes, 'windows-1252'],
    ['MacRoman, if specified', macRomanBytes, 'macintosh'],
  ] as const)('reads %s', (_, bytes, encoding) => {
    expect(decodeTable('cars.csv', bytes, encoding)).toBe(ACCENTED_NAME)
  })

  it.each([
    ['Windows-1252', windows1252Bytes, 'cars.csv: this is not UTF-8'],
    ['MacRoman', macRomanBytes, '--encoding macintosh'],
    ['UTF-16 without a byte order mark', encodeUtf16(ACCENTED_NAME).subarray(2), 'cars.csv: '],
    ['NUL characters', Buffer.from('a\0b'), 'contains NUL characters'],
    ['replacement characters', Buffer.from('Soci\uFFFDt\uFFFD'), 'U+FFFD'],
  ])('rejects %s and suggests a solution', (_, bytes, sentence) => {
    expect(() => decodeTable('cars.csv', bytes)).toThrow(sentence)
  })
})

const readValues = (text: string) => readCsv('t.csv', text).lines.map((line) => line.values)

describe('readCsv', () => {
  it.each([
    ['commas', 'supplier,name\na,"B, C"\n'],
    ['semicolons', 'supplier;name\na;B, C\n'],
    ['tabs', 'supplier\tname\na\tB, C\n'],
    ['a first line sep=;', 'sep=;\nsupplier;name\na;B, C\n'],
    ['a first line sep=; followed by empty cells', 'sep=;;;\nsupplier;name\na;B, C\n'],
    ['Windows line endings', 'supplier;name\r\na;B, C\r\n'],
    ['line endings of old Macs', 'supplier;name\ra;B, C\r'],
    ['empty cells and rows at the end', 'supplier;name;;\na;B, C;;\n;;;\n;;;\n\n'],
    ['capitals and spaces in the header', ' Supplier ;NAME\u00A0\na;B, C\n'],
    ['commas inside a quoted header', 'supplier;"name"\na;"B, C"\n'],
  ])('reads %s', (_, text) => {
    expect(readValues(text)).toEqual([{ supplier: 'a', name: 'B, C' }])
  })

  it('returns the line on which a row begins', () => {
    const { lines } = readCsv('t.csv', 'sep=;\r\na;b\r\n1;"x\r\ny"\r\n\r\n2;z\r\n')
    expect(lines.map(({ line }) => line)).toEqual([3, 6])
  })

  it.each([
    ['a column that appears twice', 'a,b,a\n1,2,3\n', 't.csv: the column a appears twice.'],
    ['a column without a name', 'a,,b\n1,2,3\n', 't.csv: column 2 has no name.'],
    ['a row that is too long', 'a,b\n1,2,3\n', 't.csv, line 2: has 3 cells'],
    ['a row that is too short', 'a,b\n1\n', 't.csv, line 2: has 1 cells'],
    ['another separator', 'sep=|\na|b\n', 'separated by comma, semicolon or tab; not "|"'],
  ])('rejects %s', (_, text, sentence) => {
    expect(() => readCsv('t.csv', text)).toThrow(sentence)
  })
})

describe('writeCsv', () => {
  it('writes the separators and decimal marks that Excel expects in each language', () => {
    const rows = [['a', 'b,c', 'd"e', null, 3.5]]
    expect(writeCsv(rows, 'en')).toBe('a,"b,c","d""e",,3.5\r\n')
    expect(writeCsv(rows, 'fr')).toBe('a;"b,c";"d""e";;"3,5"\r\n')
  })

  it.each([
    '=HYPERLINK("https://evil.example")',
    '+1',
    '-2+3',
    '@SUM(1)',
    '\t=1',
    '＝1+1',
    ' =1',
    "x;=cmd|'/C calc'!A0",
    'x;"=1"',
    'x, =1',
    'x\t=1',
    'x|=1',
    'x\n=1',
  ])('escapes formulas in %j for any cell separator', (text) => {
    for (const language of LANGUAGES)
      for (const delimiter of [',', ';', '\t', '|']) {
        const table = writeCsv([[text, 'Eve']], language)
        const options = { delimiter, relax_quotes: true, relax_column_count: true, quote: null }
        // Split the text twice: once ignoring quotes, once respecting them.
        const cells = [
          ...parse(table, options).flat(),
          ...parse(table, { ...options, quote: '"' }).flat(),
        ] as string[]
        expect(
          cells.filter((cell) => /^["'\s]*[=+\-@＝＋－＠]/.test(cell) && !/^["\s]*'/.test(cell)),
        ).toEqual([])
      }
  })
})
