import { act, screen } from '@testing-library/react'
import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Language } from '#i18n/languages.ts'
import { renderHydrated } from '#testing/hydrated.tsx'
import { renderPage } from '#testing/page.tsx'

import { HeldUntil } from './held-until.tsx'
import { useDeadlineTexts } from './use-deadline-texts.ts'

const EXPIRES_AT = '2026-12-10T07:20:00Z'
const TUNIS_ZONE = 'Africa/Tunis'

const setReadersZone = (minutesBehindUtc: number) =>
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutesBehindUtc)

const readDeadline = () => screen.getByTestId('deadline').textContent?.replaceAll('\u00A0', ' ')

async function renderDeadline(language: Language = 'en', expiresAt = EXPIRES_AT) {
  const { messages } = (await import(`../../../locales/${language}/app/other.po`)) as {
    messages: Record<string, string>
  }
  i18n.loadAndActivate({ locale: language, messages })
  const page = (
    <p data-testid="deadline">
      <HeldUntil expiresAt={expiresAt} zone={TUNIS_ZONE} />
    </p>
  )
  renderPage(page, { preferences: { language } })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-12-10T06:51:30Z')
})

describe('the end of a hold', () => {
  // @shows BOOK-43
  it.each([
    ['en', 'The car is held for you until 08:20. 28 minutes left.'],
    ['fr', 'La voiture est réservée pour vous jusqu’à 08:20. Il reste 28 minutes.'],
    ['es', 'Le reservamos el coche hasta las 08:20. Quedan 28 minutos.'],
  ] as const)('is a time with the minutes left: %s', async (language, text) => {
    setReadersZone(-60)
    await renderDeadline(language)
    expect(readDeadline()).toBe(text)
  })

  it.each([
    ['en', 'The car is held for you until 20:20 (your time). 28 minutes left.'],
    ['fr', 'La voiture est réservée pour vous jusqu’à 20:20 (à votre heure). Il reste 28 minutes.'],
    ['es', 'Le reservamos el coche hasta las 20:20 (su hora). Quedan 28 minutos.'],
  ] as const)(
    'is on the clock of a reader in Auckland, and labeled: %s',
    async (language, text) => {
      setReadersZone(-13 * 60)
      await renderDeadline(language)
      expect(readDeadline()).toBe(text)
    },
  )

  it.each([
    ['2026-12-10T00:20:00Z', 'hasta la 01:20.'],
    ['2026-12-10T12:20:00Z', 'hasta las 13:20.'],
    ['2026-12-09T23:20:00Z', 'hasta las 00:20.'],
  ])('has the article of its hour in Spanish: %s', async (expiresAt, text) => {
    vi.setSystemTime(Date.parse(expiresAt) - 60_000)
    setReadersZone(-60)
    await renderDeadline('es', expiresAt)
    expect(readDeadline()).toContain(text)
  })

  it('counts down, and then shows that the time has run out', async () => {
    setReadersZone(-60)
    await renderDeadline()
    act(() => void vi.advanceTimersByTime(28 * 60_000))
    expect(screen.getByRole('timer')).toHaveTextContent('Less than a minute left.')
    act(() => void vi.advanceTimersByTime(31_000))
    expect(readDeadline()).toBe('The time to pay has run out.')
  })
})

function MomentText() {
  return useDeadlineTexts(TUNIS_ZONE).moment(EXPIRES_AT)
}

describe('a deadline with its day', () => {
  it.each([
    [-60, 'Thu, 10 Dec 2026, 08:20'],
    [600, 'Wed, 9 Dec 2026, 21:20 (your time)'],
  ])('is shown on the day of a reader %d minutes from UTC', (zone, text) => {
    setReadersZone(zone)
    renderPage(
      <p data-testid="deadline">
        <MomentText />
      </p>,
    )
    expect(readDeadline()).toBe(text)
  })

  it('is on the location’s clock until a server-rendered page is hydrated', async () => {
    vi.useRealTimers()
    setReadersZone(0)
    let rendered: string | undefined
    await renderHydrated(
      <p data-testid="deadline">
        <MomentText />
      </p>,
      () => {
        rendered = readDeadline()
      },
    )
    expect(rendered).toBe('Thu, 10 Dec 2026, 08:20')
    expect(readDeadline()).toBe('Thu, 10 Dec 2026, 07:20 (your time)')
  })
})
