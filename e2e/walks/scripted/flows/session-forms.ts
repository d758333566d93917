import { expect } from '@playwright/test'

import type { DemoPerson } from '../../../steps/booking/demo-fixtures.ts'
import { createEmailAddress } from '../script-people.ts'
import {
  locateMainRegion,
  openAnswerUrl,
  type PreparedStart,
  type ScriptScene,
} from '../scripted-flow.ts'

export interface Visitors extends PreparedStart {
  /** The account that was created last. */
  amira: DemoPerson
  badis: DemoPerson
  /** The account that signed in last. */
  latest: DemoPerson
  /** The account with which Google signs in. */
  google: DemoPerson
  /** The email address in the current sign-up form. */
  newEmail: string
  /** Whether signing in opens another page, which then checks the session. */
  isLedOn: boolean
}

export type SessionScene = ScriptScene & Visitors

const SIGN_UP_FORM = {
  'Full name': 'Amira Ben Salah',
  Phone: '+216 20 123 456',
  'Date of birth': '1990-05-17',
  Password: 'plage-de-gammarth',
  'Confirm password': 'plage-de-gammarth',
}

/** Returns the account of the sign-up form. */
export const getNewAccount = ({ newEmail }: SessionScene): DemoPerson => ({
  name: SIGN_UP_FORM['Full name'],
  email: newEmail,
  password: SIGN_UP_FORM.Password,
})

const getPath = ({ page }: SessionScene) => new URL(page.url()).pathname

const locateField = (scene: SessionScene, name: string) =>
  locateMainRegion(scene).getByLabel(scene.t(name), { exact: true })

const waitForHeading = (scene: SessionScene, name: string) =>
  expect(
    locateMainRegion(scene).getByRole('heading', { level: 1, name: scene.t(name) }),
  ).toBeVisible()

export async function openSignIn(scene: SessionScene) {
  const { page, t } = scene
  if (getPath(scene) === '/sign-in') return
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('Sign in') })
    .click()
  // Checks the URL, because a suspended customer sees another heading.
  await expect(page).toHaveURL(/\/sign-in\b/)
}

async function openSignUp(scene: SessionScene) {
  const isDone = await locateMainRegion(scene)
    .getByText(scene.t('Your account is ready.'))
    .isVisible()
  if (getPath(scene) === '/sign-up' && !isDone) return
  await openSignIn(scene)
  await locateMainRegion(scene).locator('a[href^="/sign-up"]').click()
  await waitForHeading(scene, 'Sign up')
}

export async function signUp(scene: SessionScene) {
  const { t } = scene
  await openSignUp(scene)
  scene.newEmail = createEmailAddress()
  await locateField(scene, 'Email').fill(scene.newEmail)
  for (const [name, value] of Object.entries(SIGN_UP_FORM)) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await locateField(scene, name).fill(value)
  }
  await locateMainRegion(scene)
    .getByRole('checkbox', { name: t('I accept the terms of use.') })
    .check()
  await locateMainRegion(scene)
    .getByRole('button', { name: t('Sign up'), exact: true })
    .click()
}

/** Locates the header button with the customer's name. */
export const locateAccountButton = ({ page, t }: Pick<SessionScene, 'page' | 't'>) =>
  page.getByRole('button', { name: t('Account: {0}', { 0: '' }).trim() })

export async function signOutInMenu(scene: Pick<SessionScene, 'page' | 't'>) {
  await locateAccountButton(scene).click()
  await scene.page.getByRole('menuitem', { name: scene.t('Sign out') }).click()
}

/** Records that Amira signed in, and whether another page opens after it. */
export function recordSignIn(scene: SessionScene): Promise<void> {
  scene.latest = scene.amira
  scene.isLedOn = getPath(scene).startsWith('/sign-')
  return Promise.resolve()
}

/** Answers the session check of the page that opened after signing in. */
export async function answerCheck(scene: SessionScene) {
  if (!scene.isLedOn) return
  scene.isLedOn = false
  await openAnswerUrl(scene, '/__answer/validateAccessToken/pass')
  await openAnswerUrl(scene, '/__answer/readUser/pass')
}

export async function dismissProblem(scene: SessionScene) {
  const { t } = scene
  const other = locateMainRegion(scene).getByRole('button', { name: t('Use another account') })
  const link = locateMainRegion(scene).getByRole('alert').getByRole('link')
  if (await other.isVisible()) return other.click()
  if (await link.isVisible()) return link.click()
  return locateField(scene, 'Email').fill(createEmailAddress())
}

/** Changes the customer's name in the settings. */
export async function changeName(scene: SessionScene) {
  await answerCheck(scene)
  await locateField(scene, 'Full name').fill('Amira Trabelsi')
  const saved = scene.page.waitForResponse(/\/api\/update-user/)
  await locateMainRegion(scene)
    .getByRole('button', { name: scene.t('Save'), exact: true })
    .click()
  expect((await saved).ok()).toBe(true)
}
