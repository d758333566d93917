import { expect, type Page } from '@playwright/test'

import { checkoutPath } from '../../../steps/booking/trip.ts'
import { createLicenseTrip } from '../../../steps/booking/own-trip.ts'
import { keepDraft } from '../../../steps/booking/draft.ts'
import { type ChosenFile, documentFile } from '../../../steps/person/files.ts'
import { signInNewCustomer } from '../script-people.ts'
import { leaveCheckout } from '../checkout-scene.ts'
import { inOtherTab } from '../other-tab.ts'
import { localize, main, type ScriptScene, type ScriptedFlow } from '../scripted-flow.ts'

/** As large as the file of the script. */
const SCAN = documentFile(240_000, 'scan.pdf')
const FILM: ChosenFile = {
  name: 'licence.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('\0\0\0\x20ftypisom', 'latin1'),
}

const GUEST = 'start: a guest'

/** The account page has another upload, for the picture. */
const picker = (page: Page) => page.getByRole('main').locator('input[type=file][accept*=pdf]')

/** A guest uploads a license in the driver step of checkout. */
async function openAsGuest(scene: ScriptScene) {
  const trip = await createLicenseTrip(scene.testActions)
  await scene.page.goto('/favicon.svg')
  await keepDraft(scene.page, trip, 'driver', {})
  return { address: localize(scene, checkoutPath(trip)) }
}

/** The account has a license already. */
async function openSettings(scene: ScriptScene) {
  const { id } = await signInNewCustomer(scene)
  const response = await scene.page.request.post(`/api/update-license/${id}`, {
    multipart: { file: SCAN },
  })
  expect(response.status()).toBe(200)
  return { address: localize(scene, '/settings') }
}

/** Opens the settings there, with a license or without one. */
const inOtherSettings = (scene: ScriptScene, change: (tab: Page) => Promise<unknown>) =>
  inOtherTab(scene, async (tab) => {
    await tab.goto('/settings')
    await expect(picker(tab)).toBeEnabled()
    await change(tab)
  })

export const LICENSE_FLOW: ScriptedFlow = {
  prepare: (scene) => (scene.start === GUEST ? openAsGuest(scene) : openSettings(scene)),
  gestures: {
    'picks a scan': ({ page }) => picker(page).setInputFiles(SCAN),
    'picks a film': ({ page }) => picker(page).setInputFiles(FILM),
    'half of it is sent': async (scene) => {
      const progress = main(scene).getByRole('progressbar')
      await expect.poll(() => progress.getAttribute('value')).not.toBe('0')
    },
    'another tab has sent one': (scene) =>
      inOtherSettings(scene, async (tab) => {
        const sent = tab.waitForResponse(/\/api\/update-license\//)
        await picker(tab).setInputFiles(SCAN)
        expect((await sent).ok()).toBe(true)
      }),
    'another tab has deleted it': (scene) =>
      inOtherSettings(scene, async (tab) => {
        const deleted = tab.waitForResponse(/\/api\/delete-license\//)
        await tab.getByRole('button', { name: scene.t('Delete the licence') }).click()
        const dialog = tab.getByRole('dialog')
        await dialog.getByRole('button', { name: scene.t('Delete'), exact: true }).click()
        expect((await deleted).ok()).toBe(true)
      }),
    leaves: (scene) =>
      scene.start === GUEST
        ? leaveCheckout(scene)
        : scene.page.getByRole('banner').getByRole('link').first().click(),
  },
}
