import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Language } from '#i18n/languages.ts'
import { renderPage } from '#testing/page.tsx'

import { type Dates, useDates } from './dates.tsx'

function Shown({ show }: { show: (dates: Dates) => string }) {
  return <p>{show(useDates())}</p>
}

/** Makes narrow and wide no-break spaces visible. */
function shown(language: Language, show: (dates: Dates) => string): string {
  renderPage(<Shown show={show} />, { preferences: { language } })
  const text = screen.getByRole('paragraph').textContent
  return text.replaceAll(/[\u00a0\u202f]/g, '_')
}

const momentAndDay = ({ moment, date }: Dates) =>
  `${moment('2026-12-15T10:00')}|${date('2026-12-15')}`

it.each([
  ['en', 'Tue,_15_Dec_2026, 10:00', '15_December_2026'],
  ['fr', 'mar._15_déc._2026, 10:00', '15_décembre_2026'],
  ['es', 'mar,_15_dic_2026, 10:00', '15_de_diciembre_de_2026'],
] as const)('dates break only before the time: %s', (language, moment, date) => {
  expect(shown(language, momentAndDay)).toBe(`${moment}|${date}`)
})

const range = ({ range: between }: Dates) => between('2026-12-15T10:00', '2026-12-18T10:00')
const brief = ({ shortRange }: Dates) => shortRange('2026-12-15T09:30', '2026-12-18T09:30')
const span = ({ span: both }: Dates) =>
  Object.values(both('2026-12-30T10:00', '2027-01-02T10:00')).join('|')

describe('a date range', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-20T10:00Z') })
  })

  it('in this year omits the year, and may break at the dash', () => {
    expect(shown('fr', range)).toMatch(/^mar\._15_déc\.,_10:00_– ven\._18_déc\.,_10:00$/)
  })

  it('in another year includes it', () => {
    vi.setSystemTime(new Date('2025-05-20T10:00Z'))
    expect(shown('en', range)).toMatch(/15.Dec.2026.*18.Dec.2026/)
  })

  it.each([
    ['en', '15–18_Dec,_09:30'],
    ['fr', '15–18_déc.,_09:30'],
    ['es', '15–18_dic,_09:30'],
  ] as const)('in short form writes the hour like other dates: %s', (language, short) => {
    expect(shown(language, brief).replace('_– ', '–')).toBe(short)
  })

  it('into the next year names only that year', () => {
    expect(shown('en', span)).toMatch(/^Wed_30_Dec,_10:00\|Sat,_2_Jan_2027, 10:00$/)
  })

  it.each([
    ['fr', 'mer._1er_juil._2026, 10:00|1er_juillet_2026|1er–3_juil.,_10:00'],
    ['es', 'mié,_1_jul_2026, 10:00|1_de_julio_de_2026|1–3_jul,_10:00'],
  ] as const)('the first of a month is ordinal in French only: %s', (language, written) => {
    const [first, third] = ['2026-07-01T10:00', '2026-07-03T10:00']
    const showFirst = ({ moment, date, shortRange }: Dates) =>
      `${moment(first)}|${date(first)}|${shortRange(first, third)}`
    expect(shown(language, showFirst).replace('_– ', '–')).toBe(written)
  })
})
