import { expect, type Page } from '@playwright/test'

import { buildCheckoutPath } from '../../../steps/booking/trip.ts'
import { createTripRequiringLicense } from '../../../steps/booking/own-trip.ts'
import { storeDraft } from '../../../steps/booking/draft.ts'
import { type ChosenFile, createDocumentFile } from '../../../steps/person/files.ts'
import { signInNewCustomer } from '../script-people.ts'
import { leaveCheckout } from '../checkout-scene.ts'
import { runInOtherTab } from '../other-tab.ts'
import {
  localize,
  locateMainRegion,
  type ScriptScene,
  type ScriptedFlow,
} from '../scripted-flow.ts'

/** A file of the size that the script mentions. */
const SCAN = createDocumentFile(240_000, 'scan.pdf')
const VIDEO: ChosenFile = {
  name: 'licence.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('\0\0\0\x20ftypisom', 'latin1'),
}

const GUEST_START = 'start: a guest'

/** Locates the license's file input. The settings page has another one for the picture. */
const locateFileInput = (page: Page) =>
  page.getByRole('main').locator('input[type=file][accept*=pdf]')

/** Prepares a guest at the driver step of a checkout that requires a license. */
async function prepareGuest(scene: ScriptScene) {
  const trip = await createTripRequiringLicense(scene.testActions)
  await scene.page.goto('/favicon.svg')
  await storeDraft(scene.page, trip, 'driver', {})
  return { address: localize(scene, buildCheckoutPath(trip)) }
}

/** Prepares the settings page of an account that has a license. */
async function prepareSettings(scene: ScriptScene) {
  const { id } = await signInNewCustomer(scene)
  const response = await scene.page.request.post(`/api/update-license/${id}`, {
    multipart: { file: SCAN },
  })
  expect(response.status()).toBe(200)
  return { address: localize(scene, '/settings') }
}

/** Changes the license on the settings page in another tab. */
const changeInOtherTab = (scene: ScriptScene, change: (tab: Page) => Promise<unknown>) =>
  runInOtherTab(scene, async (tab) => {
    await tab.goto('/settings')
    await expect(locateFileInput(tab)).toBeEnabled()
    await change(tab)
  })

export const LICENSE_FLOW: ScriptedFlow = {
  prepare: (scene) => (scene.start === GUEST_START ? prepareGuest(scene) : prepareSettings(scene)),
  gestures: {
    'picks a scan': ({ page }) => locateFileInput(page).setInputFiles(SCAN),
    'picks a film': ({ page }) => locateFileInput(page).setInputFiles(VIDEO),
    'half of it is sent': async (scene) => {
      const progress = locateMainRegion(scene).getByRole('progressbar')
      await expect.poll(() => progress.getAttribute('value')).not.toBe('0')
    },
    'another tab has sent one': (scene) =>
      changeInOtherTab(scene, async (tab) => {
        const sent = tab.waitForResponse(/\/api\/update-license\//)
        await locateFileInput(tab).setInputFiles(SCAN)
        expect((await sent).ok()).toBe(true)
      }),
    'another tab has deleted it': (scene) =>
      changeInOtherTab(scene, async (tab) => {
        const deleted = tab.waitForResponse(/\/api\/delete-license\//)
        await tab.getByRole('button', { name: scene.t('Delete the licence') }).click()
        const dialog = tab.getByRole('dialog')
        await dialog.getByRole('button', { name: scene.t('Delete'), exact: true }).click()
        expect((await deleted).ok()).toBe(true)
      }),
    leaves: (scene) =>
      scene.start === GUEST_START
        ? leaveCheckout(scene)
        : scene.page.getByRole('banner').getByRole('link').first().click(),
  },
}
