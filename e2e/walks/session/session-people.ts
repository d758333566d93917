import { expect, type Page } from '@playwright/test'

import { findLink, waitForMail, readSecret } from '../../steps/person/mails.ts'
import { locateAccountMenu, signInAs, signOut } from '../../steps/person/people.ts'
import type { DemoPerson } from '../../steps/booking/demo-fixtures.ts'
import { standInForGoogle, requestToken } from '../../steps/person/social-sign-in.ts'
import { runInAnotherTab } from '../another-tab.ts'
import type { WalkScene } from '../scene.ts'

const PASSWORD = 'plage-de-gammarth'

/** The users of a session test, and its scene. */
export interface SessionPeople {
  scene: WalkScene
  /** The path's customer: the account that was created most recently. */
  amira: DemoPerson
  badis: DemoPerson
  /** The email address in the current sign-up form. */
  newEmail: string
  addresses: number
}

/**
 * Creates two customers. The first also uses Google, so that account's email address is verified. Signing in
 * with Google would delete an unverified account's password.
 */
export async function createSessionPeople(scene: WalkScene): Promise<SessionPeople> {
  const address = (who: string) => `${who}.${scene.name}@mail.example`
  const [amira, badis] = await Promise.all([
    register(scene, { name: 'Amira Ben Salah', email: address('amira'), password: PASSWORD }),
    register(scene, { name: 'Badis Mrad', email: address('badis'), password: PASSWORD }),
  ])
  await openVerificationLink(scene, amira)
  const context = scene.page.context()
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { socialSignIn: { google: 'masar-google' } } }),
  )
  await standInForGoogle(context, await requestToken(scene.request, 'google', amira))
  return { scene, amira, badis, newEmail: '', addresses: 0 }
}

async function register({ request }: WalkScene, account: DemoPerson): Promise<DemoPerson> {
  const { name: fullName, email, password } = account
  const form = { phone: '+216 20 123 456', birthDate: '1990-05-17', language: 'en' }
  const data = { ...form, fullName, email, password }
  const response = await request.post('/api/sign-up', { data })
  expect(response.ok()).toBe(true)
  return account
}

/** Opens the emailed verification link. */
export async function openVerificationLink(
  { request }: Pick<WalkScene, 'request'>,
  { email }: DemoPerson,
): Promise<void> {
  const secret = readSecret(findLink(await waitForMail(request, email, 'verify')))
  const response = await request.get(`/api/confirm-email/${email}/${secret}`)
  expect(response.status()).toBe(200)
}

export const createNextAddress = (people: SessionPeople): string => {
  people.addresses += 1
  return `amira.${people.addresses}.${people.scene.name}@mail.example`
}

/** Signs a customer in from another tab, which notifies open pages. */
export const signInElsewhere = ({ scene }: SessionPeople, account: DemoPerson) =>
  runInAnotherTab(scene.page, async (tab) => {
    await signInAs(tab, account)
    await tab.goto('/faq')
    await expect(locateAccountMenu(tab, account)).toBeVisible()
  })

export const signOutElsewhere = (people: SessionPeople) =>
  runInAnotherTab(people.scene.page, async (tab) => {
    await tab.goto('/faq')
    const account = locateAccount(tab)
    await signOut(tab, await findAccount(people, tab))
    await expect(account).toHaveCount(0)
  })

export const detectSuspensionElsewhere = (people: SessionPeople) =>
  runInAnotherTab(people.scene.page, async (tab) => {
    await tab.goto('/faq')
    await suspendCustomer(people, await findAccount(people, tab))
    await tab.reload()
    // The test's page may detect the suspension first, which ends the session in both tabs.
    await expect(locateAccount(tab)).toHaveCount(0)
  })

const locateAccount = (tab: Page) => tab.getByRole('button', { name: /^Account: / })

/** Returns the customer who is signed in on this tab. */
async function findAccount({ amira, badis }: SessionPeople, tab: Page): Promise<DemoPerson> {
  const label = await locateAccount(tab).getAttribute('aria-label')
  return label === `Account: ${badis.name}` ? badis : amira
}

/** Suspends the account on the server until this step's result has been asserted. */
export async function suspendCustomer(
  { scene, amira }: SessionPeople,
  { email }: DemoPerson = amira,
) {
  const set = async (suspended: boolean) => {
    const response = await scene.request.post('/__backstage/suspensions', {
      data: { email, suspended },
    })
    expect(await response.json()).toEqual({ changed: 1 })
  }
  await set(true)
  scene.afterwards(() => set(false))
}
