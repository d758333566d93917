import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { settle } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'

const SERVER = {
  'GET /api/settings': respondAlways(200, null),
  'GET /rates*': respondAlways(200, { base: 'TND', rates: { EUR: 0.3, USD: 0.32 } }),
}
const readCookies = () => document.cookie.split('; ').filter(Boolean).toSorted()
const setCookie = (cookie: string) => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no `cookieStore`
  document.cookie = `${cookie};path=/`
}

async function findHeader() {
  return within(await screen.findByRole('banner'))
}
async function chooseMenuItem(menu: RegExp, item: RegExp) {
  await userEvent.click(await (await findHeader()).findByRole('button', { name: menu }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: item }))
}

// Menu items are lazy-loaded when the pointer enters the header; load them first.
beforeAll(() => import('../../features/layout/menus/header-menu-items.tsx'))
// A previous test may have set the dark theme.
beforeEach(() => document.documentElement.classList.remove('dark'))
beforeEach(() => {
  controlFetch(SERVER)
})

describe('the preference cookies', () => {
  it('are not written before the visitor chooses', async () => {
    await openApp('/faq')
    await findHeader()
    expect(readCookies()).toEqual([])
  })

  it('store the language, currency and theme when the visitor chooses them', async () => {
    await openApp('/faq')
    await chooseMenuItem(/^Currency/, /^EUR/)
    await userEvent.click(await (await findHeader()).findByRole('button', { name: /dark/i }))
    await chooseMenuItem(/^Language/, /Español/)

    await waitFor(() =>
      expect(readCookies()).toEqual([
        'masar-page-currency=EUR',
        'masar-page-language=es',
        'masar-page-theme=dark',
      ]),
    )
  })

  it('are written at startup for choices stored by older versions', async () => {
    localStorage.setItem('masar-currency', 'EUR')
    localStorage.setItem('masar-theme', 'dark')
    await openApp('/faq')
    await findHeader()

    expect(readCookies()).toEqual(['masar-page-currency=EUR', 'masar-page-theme=dark'])
  })

  it('are kept at startup when local storage is empty', async () => {
    setCookie('masar-page-language=en')
    setCookie('masar-page-currency=EUR')
    await openApp('/faq')

    expect(await (await findHeader()).findByRole('button', { name: 'Currency: EUR' })).toBeVisible()
    expect(readCookies()).toEqual(['masar-page-currency=EUR', 'masar-page-language=en'])
  })

  it('are updated when the visitor chooses in another tab', async () => {
    await openApp('/faq')
    await findHeader()
    localStorage.setItem('masar-theme', 'dark')
    await settle(() =>
      dispatchEvent(new StorageEvent('storage', { key: 'masar-theme', newValue: 'dark' })),
    )

    expect(readCookies()).toEqual(['masar-page-theme=dark'])
  })

  it('lose the account’s language when the session ends, but keep choices made here', async () => {
    controlFetch({
      ...SERVER,
      'POST /api/validate-access-token': respondAlways(401, { code: 'unauthenticated' }),
    })
    localStorage.setItem('masar-user', JSON.stringify({ _id: ANA._id, language: 'es' }))
    setCookie('masar-page-language=es')
    setCookie('masar-page-currency=EUR')
    await openApp('/faq')

    await waitFor(() => expect(readCookies()).toEqual(['masar-page-currency=EUR']))
  })

  it.each(['%E0%A4%A', '<script>', 'eur', 'XYZ', ''])(
    'do not affect the page when the currency is “%s”',
    async (value) => {
      setCookie(`masar-page-currency=${value}`)
      await openApp('/faq')

      expect(
        await (await findHeader()).findByRole('button', { name: 'Currency: TND' }),
      ).toBeVisible()
    },
  )
})
