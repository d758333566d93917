import { setTimeout } from 'node:timers/promises'

import type { Page } from '@playwright/test'

import { type Random, randomFrom } from '../../server/demo/random.ts'
import { listSitePages } from '../steps/page/site-pages.ts'
import { PEOPLE } from '../steps/booking/demo-fixtures.ts'
import { expect, signInAs, test } from '../steps/person/customer.ts'

/**
 * Set by `RANDOM_EVENTS=10000 RANDOM_SEED=1`. The same seed repeats the same events if pages respond equally
 * fast.
 */
const EVENTS = Number(process.env['RANDOM_EVENTS'] ?? 200)
const SEED = process.env['RANDOM_SEED'] ?? '1'

/** A page that does not respond for this long counts as hung. */
const MAX_WAIT_MS = 5_000

const KEYS = ['Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'Space', 'Backspace', 'Shift+Tab']
const TEXTS = ['a', 'Tunis', '0', '-1', "'; --", '😀', '2099-01-01', 'x@y', '     ']
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex]'

// The private pages are those of Nour, who has no bookings that other tests use.
const PAGE_NAMES = ['Home', 'Search', 'Car', 'Checkout', 'No bookings', 'No notifications']

for (const { name, url, account } of listSitePages('http://localhost')) {
  if (!PAGE_NAMES.includes(name)) continue
  test(`random input on ${name} causes no errors @nightly`, async ({ page }) => {
    test.setTimeout(60_000 + 400 * EVENTS)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => {
      // Browsers log refused requests, which are not errors of the page.
      const isOfNetwork = /Failed to load resource|net::ERR/.test(message.text())
      if (message.type() === 'error' && !isOfNetwork) errors.push(message.text())
    })
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
    page.on('popup', (popup) => void popup.close().catch(() => undefined))

    const path = url.replace('http://localhost', '')
    if (account) await signInAs(page, PEOPLE.nour)
    await page.goto(path)
    const random = randomFrom(`${SEED} ${name}`)
    for (let event = 0; event < EVENTS; event += 1) {
      /* oxlint-disable no-await-in-loop -- one event after the other */
      expect(await actOnce(page, random), `event ${event} has ended`).toBe(true)
      const { pathname } = new URL(page.url())
      if (pathname !== path.split('?', 1)[0]) {
        // A random press signed the user out: sign in again to reach the page.
        if (account && pathname === '/sign-in') await signInAs(page, PEOPLE.nour)
        await page.goto(path).catch(() => undefined)
      }
      /* oxlint-enable no-await-in-loop */
    }
    expect([...new Set(errors)]).toEqual([])
  })
}

/** Performs one press, key, text input, scroll or step back. Resolves to whether it ended in time. */
async function actOnce(page: Page, random: Random): Promise<boolean> {
  const kind = random.next()
  const which = random.next()
  const work = async () => {
    if (kind < 0.55) await pressAny(page, which)
    else if (kind < 0.75) await page.keyboard.press(random.pick(KEYS))
    else if (kind < 0.9) await page.keyboard.insertText(random.pick(TEXTS))
    else if (kind < 0.97) await page.mouse.wheel(0, (which - 0.5) * 2_000)
    else await page.goBack({ timeout: 2_000 })
  }
  // `keyboard` never settles when the page is unloaded while it types: then check that the new page responds.
  return (await endsInTime(work())) || endsInTime(page.evaluate('true'))
}

const endsInTime = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    // A press on a covered button or an unloaded page may fail: only a page that hangs is a failure.
    work.then(
      () => true,
      () => true,
    ),
    setTimeout(MAX_WAIT_MS, false, { ref: false }),
  ])

/** Presses at the position of a control, like a mouse: an element above it receives the press. */
async function pressAny(page: Page, which: number): Promise<void> {
  const spot = await page.evaluate(
    ({ controls, share }) => {
      const shown = [...document.querySelectorAll(controls)].flatMap((control) => {
        const { x, y, width, height } = control.getBoundingClientRect()
        const isInView = width > 0 && height > 0 && y > 0 && y < innerHeight && x >= 0
        const leads = control.getAttribute('href') ?? ''
        return isInView && !/^(https?:|mailto:|tel:)/.test(leads)
          ? [{ x: x + width / 2, y: y + height / 2 }]
          : []
      })
      return shown[Math.floor(share * shown.length)] ?? null
    },
    { controls: CONTROLS, share: which },
  )
  if (spot) await page.mouse.click(spot.x, spot.y)
}
