import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { Language } from '#i18n/languages.ts'
import { renderPage } from '#testing/page.tsx'

import { type Dates, useDates } from './dates.tsx'

function Shown({ show }: { show: (dates: Dates) => string }) {
  return <p>{show(useDates())}</p>
}

/** With its narrow and wide no-break spaces made visible. */
function shown(language: Language, show: (dates: Dates) => string): string {
  renderPage(<Shown show={show} />, { preferences: { language } })
  const text = screen.getByRole('paragraph').textContent
  return text.replaceAll(/[\u00a0\u202f]/g, '_')
}

const momentAndDay = ({ moment, date }: Dates) =>
  `${moment('2026-12-15T10:00')}|${date('2026-12-15')}`

it.each([
  ['en', 'Tue,_Dec_15,_2026, 10:00_AM', 'December_15,_2026'],
  ['fr', 'mar._15_déc._2026, 10:00', '15_décembre_2026'],
  ['es', 'mar,_15_dic_2026, 10:00', '15_de_diciembre_de_2026'],
] as const)('are broken nowhere but before the time: %s', (language, moment, date) => {
  expect(shown(language, momentAndDay)).toBe(`${moment}|${date}`)
})

it('may be broken at the dash between two of them', () => {
  const range = shown('fr', (dates) => dates.range('2026-12-15T10:00', '2026-12-18T10:00'))
  expect(range).toMatch(/^mar\._15_déc\._2026, 10:00_– ven\._18_déc\._2026, 10:00$/)
})
