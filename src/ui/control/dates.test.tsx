import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Language } from '#i18n/languages.ts'
import { renderPage } from '#testing/page.tsx'

import { type DateFormatters, useDates } from './dates.tsx'

function FormattedDates({ show }: { show: (dates: DateFormatters) => string }) {
  return <p>{show(useDates())}</p>
}

/** Renders dates, and makes narrow and wide no-break spaces visible. */
function renderDates(language: Language, show: (dates: DateFormatters) => string): string {
  renderPage(<FormattedDates show={show} />, { preferences: { language } })
  const text = screen.getByRole('paragraph').textContent
  return text.replaceAll(/[\u00a0\u202f]/g, '_')
}

const formatMomentAndDay = ({ moment, date }: DateFormatters) =>
  `${moment('2026-12-15T10:00')}|${date('2026-12-15')}`

it.each([
  ['en', 'Tue,_15_Dec_2026, 10:00', '15_December_2026'],
  ['fr', 'mar._15_déc._2026, 10:00', '15_décembre_2026'],
  ['es', 'mar,_15_dic_2026, 10:00', '15_de_diciembre_de_2026'],
] as const)('dates break only before the time: %s', (language, moment, date) => {
  expect(renderDates(language, formatMomentAndDay)).toBe(`${moment}|${date}`)
})

const formatRange = ({ range: between }: DateFormatters) =>
  between('2026-12-15T10:00', '2026-12-18T10:00')
const formatShortRange = ({ shortRange }: DateFormatters) =>
  shortRange('2026-12-15T09:30', '2026-12-18T09:30')
const formatSpan = ({ span: both }: DateFormatters) =>
  Object.values(both('2026-12-30T10:00', '2027-01-02T10:00')).join('|')

describe('a date range', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-20T10:00Z') })
  })

  it('in this year omits the year, and may wrap at the dash', () => {
    expect(renderDates('fr', formatRange)).toMatch(
      /^mar\._15_déc\.,_10:00_– ven\._18_déc\.,_10:00$/,
    )
  })

  it('in another year includes the year', () => {
    vi.setSystemTime(new Date('2025-05-20T10:00Z'))
    expect(renderDates('en', formatRange)).toMatch(/15.Dec.2026.*18.Dec.2026/)
  })

  it.each([
    ['en', '15–18_Dec,_09:30'],
    ['fr', '15–18_déc.,_09:30'],
    ['es', '15–18_dic,_09:30'],
  ] as const)('in short form has the same time format as other dates: %s', (language, short) => {
    expect(renderDates(language, formatShortRange).replace('_– ', '–')).toBe(short)
  })

  it('that ends next year includes only the year of its end', () => {
    expect(renderDates('en', formatSpan)).toMatch(/^Wed_30_Dec,_10:00\|Sat,_2_Jan_2027, 10:00$/)
  })

  it.each([
    ['fr', 'mer._1er_juil._2026, 10:00|1er_juillet_2026|1er–3_juil.,_10:00'],
    ['es', 'mié,_1_jul_2026, 10:00|1_de_julio_de_2026|1–3_jul,_10:00'],
  ] as const)('has an ordinal for the first of a month only in French: %s', (language, written) => {
    const [first, third] = ['2026-07-01T10:00', '2026-07-03T10:00']
    const showFirst = ({ moment, date, shortRange }: DateFormatters) =>
      `${moment(first)}|${date(first)}|${shortRange(first, third)}`
    expect(renderDates(language, showFirst).replace('_– ', '–')).toBe(written)
  })
})
