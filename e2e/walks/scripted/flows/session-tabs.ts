import { expect } from '@playwright/test'

import type { DemoPerson } from '../../../steps/booking/demo-fixtures.ts'
import { changesFor } from '../../../steps/server/change-feed.ts'
import { inOtherTab } from '../other-tab.ts'
import { findAccountMenu, openSignIn, type SessionScene, signOutInMenu } from './session-forms.ts'

const OTHER_PAGE = '/faq'

/** Outside of the test runner, an expectation has 5 seconds, which a page that opens may need. */
const TIMEOUT = { timeout: 20_000 }

/** Of the tab, the calls are answered at once; those of `signInAs` would wait like those of the page. */
export async function signInInOtherTab(scene: SessionScene, account: DemoPerson) {
  await openSignIn(scene)
  scene.latest = account
  await inOtherTab(scene, async (tab) => {
    await tab.goto('/favicon.svg')
    await tab.evaluate(storeSession, { ...account, language: scene.language })
    await tab.goto(OTHER_PAGE)
    await expect(findAccountMenu({ page: tab, t: scene.t })).toBeVisible(TIMEOUT)
  })
}

/** Runs in the page. Its language becomes that of the account. */
async function storeSession(account: { email: string; password: string; language: string }) {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has only this function
  const post = async (path: string, data: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(data) })
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
    return response
  }
  const { email, password, language } = account
  const response = await post('/api/sign-in/frontend', { email, password })
  const { _id } = (await response.json()) as { _id: string }
  await post('/api/update-language', { language })
  const record = { _id, language, blacklisted: false, enableEmailNotifications: true }
  localStorage.setItem('masar-user', JSON.stringify(record))
}

export const signOutInOtherTab = (scene: SessionScene) =>
  inOtherTab(scene, async (tab) => {
    await tab.goto(OTHER_PAGE)
    await signOutInMenu({ page: tab, t: scene.t })
    await expect(findAccountMenu({ page: tab, t: scene.t })).toHaveCount(0, TIMEOUT)
  })

export async function suspendInOtherTab(scene: SessionScene) {
  const { suspend } = changesFor(scene.page.request, scene.latest)
  await suspend(true)
  await inOtherTab(scene, async (tab) => {
    await tab.goto(OTHER_PAGE)
    await expect(tab.getByText(scene.t('Your account is suspended.'))).toBeVisible(TIMEOUT)
  })
  await suspend(false)
}
