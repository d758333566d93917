import { expect } from '@playwright/test'

import { signInNewCustomer } from '../script-people.ts'
import {
  localize,
  locateMainRegion,
  type PreparedStart,
  requestAddress,
  type ScriptScene,
  type ScriptedFlow,
} from '../scripted-flow.ts'

interface Inbox extends PreparedStart {
  email: string
}

async function createNotifications({ page, email }: Pick<ScriptScene & Inbox, 'page' | 'email'>) {
  const response = await page.request.post('/__backstage/notices', { data: { email, count: 3 } })
  expect(response.status()).toBe(200)
}

/** Selects the last item in the first notification's menu, which opens the deletion dialog. */
async function openDeletionDialog(scene: ScriptScene) {
  await locateMainRegion(scene).locator('[aria-haspopup=menu]').first().click()
  await scene.page.getByRole('menuitem').last().click()
}

/** Confirms the deletion, and creates new notifications for the next step. */
async function confirmDeletion(scene: ScriptScene & Inbox) {
  const { page, t } = scene
  const dialog = page.getByRole('dialog')
  await requestAddress(scene, '/__answer/listNotifications/free')
  await dialog.getByRole('button', { name: t('Delete'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await createNotifications(scene)
  await page.reload()
  await expect(locateMainRegion(scene).getByRole('button', { name: t('Delete all') })).toBeVisible()
  await requestAddress(scene, '/__answer/listNotifications/hold')
}

export const DELETION_FLOW: ScriptedFlow<Inbox> = {
  async prepare(scene) {
    const { email } = await signInNewCustomer(scene)
    await createNotifications({ page: scene.page, email })
    return { address: localize(scene, '/notifications'), email }
  },
  gestures: { 'asks to delete one': openDeletionDialog, 'says yes': confirmDeletion },
}
