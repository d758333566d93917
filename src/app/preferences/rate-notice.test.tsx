import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'

const SERVER = { 'GET /api/settings': respondAlways(200, null) }
const NO_EUR_TEXT = 'EUR isn’t available right now. Prices are in TND.'

async function openMenu(name: string) {
  const header = await screen.findByRole('banner')
  await userEvent.click(await within(header).findByRole('button', { name }))
}

// Menu items are lazy-loaded when the pointer enters the header; load them first.
beforeAll(() => import('../../features/layout/menus/header-menu-items.tsx'))

describe('a currency other than the base currency', () => {
  // @shows MONEY-11, MONEY-16, SESSION-13
  it('is replaced by the base currency in the header when no source has its rate', async () => {
    controlFetch({ ...SERVER, 'GET /rates*': respondAlways(500, {}) })
    await openApp('/sign-in')
    await openMenu('Currency: TND')
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'EUR Euro' }))

    // The menu, which is still closing, contains the same text.
    await waitFor(() => expect(screen.getByText(NO_EUR_TEXT)).toBeVisible())
    await openMenu('Currency: TND')

    expect(localStorage.getItem('masar-currency')).toBe('EUR')
    const menu = within(await screen.findByRole('menu'))
    expect(await menu.findByText(NO_EUR_TEXT)).toBeVisible()
  })

  it('causes one notice when unavailable, and is not requested again on the next page load', async () => {
    localStorage.setItem('masar-currency', 'EUR')
    const wire = controlFetch({ ...SERVER, 'GET /rates*': respondAlways(404) })
    await openApp('/sign-in')
    expect(await screen.findAllByText(NO_EUR_TEXT)).toHaveLength(1)
    cleanup()
    await openApp('/sign-in')
    await within(await screen.findByRole('banner')).findByRole('button', { name: 'Currency: TND' })

    const rateCalls = wire.calls.map(({ name }) => name).filter((name) => name.includes('/rates'))
    expect(rateCalls).toEqual(['GET /rates', 'GET /rates/fallback'])
  })

  it('triggers no rate request when it is not supported', async () => {
    localStorage.setItem('masar-currency', 'XYZ')
    const wire = controlFetch(SERVER)
    await openApp('/sign-in', 'en', { currencies: ['TND', 'XYZ'] })

    expect(
      await screen.findByText('Currency XYZ not supported: amounts are shown in TND.'),
    ).toBeVisible()
    expect(wire.calls.filter(({ name }) => name.includes('/rates'))).toEqual([])
  })
})
