import { setTimeout } from 'node:timers/promises'

import type { Page } from '@playwright/test'

import { type Random, createRandom } from '../../server/demo/random.ts'
import { listSitePages } from '../steps/page/site-pages.ts'
import { PEOPLE } from '../steps/booking/demo-fixtures.ts'
import { expect, signInAs, test } from '../steps/person/customer.ts'

/**
 * Set by `RANDOM_EVENTS=10000 RANDOM_SEED=1`. The same seed repeats the same events if pages respond equally
 * fast.
 */
const EVENT_COUNT = Number(process.env['RANDOM_EVENTS'] ?? 200)
const SEED = process.env['RANDOM_SEED'] ?? '1'

/** A page that does not respond for this long counts as hung. */
const MAX_WAIT_MS = 5_000

const KEYS = ['Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'Space', 'Backspace', 'Shift+Tab']
const TEXTS = ['a', 'Tunis', '0', '-1', "'; --", '😀', '2099-01-01', 'x@y', '     ']
const CONTROL_SELECTOR =
  'a[href], button, input, select, textarea, summary, [role="button"], [tabindex]'

// The private pages are Nour's, because no other test uses Nour's bookings.
const PAGE_NAMES = ['Home', 'Search', 'Car', 'Checkout', 'No bookings', 'No notifications']

for (const { name, url, account } of listSitePages('http://localhost')) {
  if (!PAGE_NAMES.includes(name)) continue
  test(`random input on ${name} causes no errors @nightly`, async ({ page }) => {
    test.setTimeout(60_000 + 400 * EVENT_COUNT)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => {
      // Browsers log refused requests as errors, although the page handles them.
      const isOfNetwork = /Failed to load resource|net::ERR/.test(message.text())
      if (message.type() === 'error' && !isOfNetwork) errors.push(message.text())
    })
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
    page.on('popup', (popup) => void popup.close().catch(() => undefined))

    const path = url.replace('http://localhost', '')
    if (account) await signInAs(page, PEOPLE.nour)
    await page.goto(path)
    const random = createRandom(`${SEED} ${name}`)
    for (let event = 0; event < EVENT_COUNT; event += 1) {
      /* oxlint-disable no-await-in-loop -- one event after the other */
      expect(await performRandomAction(page, random), `event ${event} has ended`).toBe(true)
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

/** Presses, types, scrolls or goes back at random. Resolves to whether the page responded in time. */
async function performRandomAction(page: Page, random: Random): Promise<boolean> {
  const kind = random.next()
  const which = random.next()
  const work = async () => {
    if (kind < 0.55) await pressRandomControl(page, which)
    else if (kind < 0.75) await page.keyboard.press(random.pick(KEYS))
    else if (kind < 0.9) await page.keyboard.insertText(random.pick(TEXTS))
    else if (kind < 0.97) await page.mouse.wheel(0, (which - 0.5) * 2_000)
    else await page.goBack({ timeout: 2_000 })
  }
  // The `keyboard` promise never settles if the page unloads while typing. If so, check that the new page
  // responds.
  return (await isDoneInTime(work())) || isDoneInTime(page.evaluate('true'))
}

const isDoneInTime = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    // A rejection is ignored: the control may be covered, or the page may have been unloaded.
    work.then(
      () => true,
      () => true,
    ),
    setTimeout(MAX_WAIT_MS, false, { ref: false }),
  ])

/**
 * Presses at a control's position, as a mouse does. If another element covers the control, that element is
 * pressed.
 */
async function pressRandomControl(page: Page, which: number): Promise<void> {
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
    { controls: CONTROL_SELECTOR, share: which },
  )
  if (spot) await page.mouse.click(spot.x, spot.y)
}
