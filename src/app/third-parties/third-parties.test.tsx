import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { listScripts, resetPageWithoutScripts } from '#testing/page-scripts.ts'
import { click, settle } from '#testing/page.tsx'

const server = {
  'GET /api/settings': respondAlways(200, null),
  'GET /api/all-suppliers': respondAlways(200, []),
  'GET /api/countries-with-locations*': respondAlways(200, []),
  'GET /api/car/*': respondAlways(204),
}
const COUNTER_URL = 'https://count.example/tag.js'
const analytics = { measurementId: 'G-MASAR', script: COUNTER_URL }
const botCheck = { siteKey: 'site-key' }

beforeEach(() => {
  resetPageWithoutScripts()
  vi.stubGlobal('dataLayer', undefined)
})

async function openHome(settings: object) {
  controlFetch(server)
  const opened = await openApp('/', 'en', settings)
  await screen.findByRole('form', { name: 'Find a car' })
  return opened
}

const readDataLayer = () => {
  const words: unknown = Reflect.get(window, 'dataLayer')
  return Array.isArray(words) ? words.map((one: ArrayLike<unknown>) => Array.from(one)) : []
}
const listSentPages = () =>
  readDataLayer().flatMap(([verb, facts]) =>
    verb === 'set' && typeof facts === 'object' && facts !== null && 'page_location' in facts
      ? [facts.page_location]
      : [],
  )

describe('third parties', () => {
  // @shows PAGE-5, SAFE-16
  it.each([
    ['the first mouse', () => userEvent.hover(document.body)],
    ['the first touch', () => userEvent.pointer({ keys: '[TouchA]', target: document.body })],
    ['the first key', () => userEvent.keyboard('{Shift}')],
  ])('receive no request before %s, and then only the configured services', async (_what, move) => {
    await openHome({ analytics, botCheck })
    await settle(() => dispatchEvent(new Event('scroll')))
    expect([listScripts(), readDataLayer()]).toEqual([[], []])

    await move()
    await waitFor(() => expect(listScripts()).toHaveLength(2))
    expect(listScripts()).toContain(`${COUNTER_URL}?id=G-MASAR`)
    expect(listScripts()).toContain('https://www.google.com/recaptcha/api.js?render=site-key')
  })

  // @sets analytics, botCheck
  it.each([
    [{ analytics: { measurementId: 'G-1' } }, 'https://www.googletagmanager.com/gtag/js?id=G-1'],
    [{ botCheck }, 'https://www.google.com/recaptcha/api.js?render=site-key'],
  ])('include only the configured one: %j', async (settings, script) => {
    await openHome(settings)
    await userEvent.keyboard('{Shift}')
    await waitFor(() => expect(listScripts()).toEqual([script]))
  })

  // @shows PAGE-29
  it('are never loaded when the operator has configured none', async () => {
    const { router } = await openHome({})
    await userEvent.keyboard('{Shift}')
    await settle(() => router.navigate({ to: '/tos' }))
    await screen.findByRole('heading', { level: 1, name: 'Terms of use' })
    expect([listScripts(), readDataLayer()]).toEqual([[], []])
  })
})

describe('page analytics', () => {
  it('receives each page once, without ids, personal data or cookies', async () => {
    const { router } = await openHome({ analytics })
    await userEvent.keyboard('{Shift}')
    await waitFor(() => expect(listSentPages()).toHaveLength(1))
    await settle(() => router.navigate({ to: '/tos' }))
    await screen.findByRole('heading', { level: 1, name: 'Terms of use' })
    await settle(() => router.navigate({ to: '/sign-in', search: { from: '/booking?b=secret' } }))
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    await settle(() => router.navigate({ to: '/car/$carId', params: { carId: 'b1234' } }))

    const pages = ['/', '/tos', '/sign-in', '/car/$carId'].map((page) => location.origin + page)
    await waitFor(() => expect(listSentPages()).toEqual(pages))
    const words = readDataLayer()
    expect(words.filter(([verb, what]) => verb === 'event' && what === 'page_view')).toHaveLength(4)
    expect(words[0]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied' }),
    ])
    expect(JSON.stringify(words)).not.toMatch(/secret|b1234/)
  })

  it('may fail to load without affecting the page', async () => {
    await openHome({ analytics })
    await userEvent.keyboard('{Shift}')
    await waitFor(() => expect(listScripts()).toHaveLength(1))
    await settle(() => document.scripts[0]?.dispatchEvent(new Event('error')))
    await click('button', 'Search')
    expect(await screen.findByText('Please fix errors')).toBeVisible()
    expect(screen.queryByText('An unhandled error occurred.')).toBeNull()
  })
})
