import type { Page } from '@playwright/test'

import { createDemoDriver } from '../steps/person/people.ts'
import { storeDraft } from '../steps/booking/draft.ts'
import { buildCheckoutPath } from '../steps/booking/trip.ts'
import { waitForHydration, watchHydration } from '../steps/page/documents.ts'
import { expect, test } from '../steps/person/customer.ts'

const STEPS = [
  ['driver', 'Driver'],
  ['payment', 'Payment'],
  ['review', 'Review'],
] as const

/** Records every step that the page shows as the current one. */
const watchSteps = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    Reflect.set(window, 'seenSteps', seen)
    const recordStep = () => {
      const step = document.querySelector('[aria-current=step]')
      if (step?.checkVisibility({ visibilityProperty: true })) seen.add(step.textContent)
      requestAnimationFrame(recordStep)
    }
    recordStep()
  })

const readSteps = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, 'seenSteps') as Set<string>)])

for (const { device, viewport } of [
  { device: 'phone', viewport: { width: 390, height: 844 } },
  { device: 'desk', viewport: { width: 1280, height: 900 } },
]) {
  test.describe(`checkout on a ${device}`, () => {
    test.use({ viewport })

    test('resumes at the current step after a reload, without another step or a layout shift', async ({
      page,
      trip,
    }) => {
      await watchHydration(page.context())
      await watchSteps(page)
      await page.goto(buildCheckoutPath(trip))
      await waitForHydration(page)
      expect(await readSteps(page)).toEqual([expect.stringContaining('Options')])

      for (const [step, name] of STEPS) {
        /* oxlint-disable no-await-in-loop -- one step after the other */
        await storeDraft(page, trip, step, {
          driver: createDemoDriver('ada@example.com'),
          choice: 'later',
        })
        await page.reload()
        await expect(page.locator('[aria-current=step]')).toContainText(name)
        const { shift, moved } = await waitForHydration(page)
        expect.soft(shift, `${step}: ${moved.join('; ')}`).toBe(0)
        expect.soft(await readSteps(page)).toEqual([expect.stringContaining(name)])
        /* oxlint-enable no-await-in-loop */
      }
    })
  })
}

test('checkout still shows a step when the app does not start', async ({ page, trip }) => {
  await page.goto('/favicon.svg')
  await storeDraft(page, trip, 'driver', {})
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(buildCheckoutPath(trip))
  await expect(page.locator('[aria-current=step]')).toBeVisible({ timeout: 20_000 })
})
