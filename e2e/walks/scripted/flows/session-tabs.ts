import { expect, type Page } from '@playwright/test'

import type { DemoPerson } from '../../../steps/booking/demo-fixtures.ts'
import { controlAccount } from '../../../steps/server/change-feed.ts'
import { runInOtherTab } from '../other-tab.ts'
import { localize, locateMainRegion } from '../scripted-flow.ts'
import {
  locateAccountButton,
  openSignIn,
  type SessionScene,
  signOutInMenu,
} from './session-forms.ts'

const OTHER_PAGE = '/faq'

/**
 * Outside the test runner, assertions time out after 5 seconds, which may be too short for a page that opens.
 */
const PAGE_WAIT_OPTIONS = { timeout: 20_000 }

/**
 * Signs in from the other tab, whose calls are answered immediately. `signInAs` cannot be used, because its
 * calls would wait like the page's.
 */
export async function signInInOtherTab(scene: SessionScene, account: DemoPerson) {
  await openSignIn(scene)
  scene.latest = account
  await runInOtherTab(scene, async (tab) => {
    if (scene.isPaused) return signInAsTester(scene, tab, account)
    await tab.goto('/favicon.svg')
    await tab.evaluate(storeSession, { ...account, language: scene.language })
    await tab.goto(OTHER_PAGE)
    await expect(locateAccountButton({ page: tab, t: scene.t })).toBeVisible(PAGE_WAIT_OPTIONS)
  })
}

/** Signs in with the form. The page that opens next does not check the session. */
async function signInAsTester(scene: SessionScene, tab: Page, { email, password }: DemoPerson) {
  const { t } = scene
  await tab.goto(localize(scene, `/sign-in?from=${encodeURIComponent(OTHER_PAGE)}`))
  await locateMainRegion({ page: tab }).getByLabel(t('Email'), { exact: true }).fill(email)
  await locateMainRegion({ page: tab }).getByLabel(t('Password'), { exact: true }).fill(password)
  await locateMainRegion({ page: tab })
    .getByRole('button', { name: t('Sign in'), exact: true })
    .click()
  await expect(locateAccountButton({ page: tab, t })).toBeVisible(PAGE_WAIT_OPTIONS)
}

/** Runs in the page. Signs in, and sets the account's language to the page's. */
async function storeSession(account: { email: string; password: string; language: string }) {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function is sent to the page
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
  runInOtherTab(scene, async (tab) => {
    await tab.goto(OTHER_PAGE)
    await signOutInMenu({ page: tab, t: scene.t })
    await expect(locateAccountButton({ page: tab, t: scene.t })).toHaveCount(0, PAGE_WAIT_OPTIONS)
  })

export async function suspendInOtherTab(scene: SessionScene) {
  const { suspend } = controlAccount(scene.page.request, scene.latest)
  await suspend(true)
  await runInOtherTab(scene, async (tab) => {
    await tab.goto(OTHER_PAGE)
    await expect(tab.getByText(scene.t('Your account is suspended.'))).toBeVisible(
      PAGE_WAIT_OPTIONS,
    )
  })
  await suspend(false)
}
