import { expect } from '@playwright/test'

import type { ScreenAssertion, ScreenAssertions } from '../browser-walk.ts'
import type { SessionPeople } from './session-people.ts'

type SessionScreenAssertion = ScreenAssertion<SessionPeople>

const NETWORK_TEXT = 'We couldn’t reach the server. Check your connection and try again.'

export const TOO_YOUNG_TEXT = 'You must be at least 21 years old.'

const PROBLEM_TEXTS: Readonly<Record<string, string>> = {
  '"network"': NETWORK_TEXT,
  '"wrong-credentials"': 'Incorrect email or password.',
  '"email-taken"': 'This email address is already registered',
  '"session-over"':
    'Your browser blocks cookies, and signing in needs them. Allow cookies for this site, then try again.',
  '"too-young"': TOO_YOUNG_TEXT,
  '"forbidden"': 'This account uses an email and password.',
  '"not-built"':
    'This sign-in option isn’t available right now. Use your email address and password.',
  '"/email"': 'Invalid email address',
  '"/accessToken"':
    'We couldn’t verify your identity. Try again, or use your email address and password.',
}

/** The sign-in page's explanations of why the user is signed out. */
const NOTICES: Readonly<Record<string, string>> = {
  refused: 'Your session has expired. Sign in to pick up where you left off.',
  elsewhere: 'You’ve signed out in another tab.',
  unreachable: 'We couldn’t reach the server.',
}

const locateAccountMenus = ({ scene: { page } }: SessionPeople) =>
  page.getByRole('banner').getByRole('button', { name: /^Account: / })
const locateSignInLink = ({ scene: { page } }: SessionPeople) =>
  page.getByRole('banner').getByRole('link', { name: 'Sign in' })
const locateMain = ({ scene: { page } }: SessionPeople) => page.getByRole('main')
const isOnPath = ({ scene: { page } }: SessionPeople, path: string) =>
  new URL(page.url()).pathname === path

/** While the session is unknown, the page shows no account. */
const expectChecking: SessionScreenAssertion = async (people) => {
  await expect(locateAccountMenus(people)).toHaveCount(0)
  if (isOnPath(people, '/sign-in') || isOnPath(people, '/sign-up')) {
    await expect(locateMain(people).getByText(/^Loading your account/)).toBeVisible()
  }
}

const createSubmittingAssertion =
  (text: string): SessionScreenAssertion =>
  async (people) => {
    await expect(locateAccountMenus(people)).toHaveCount(0)
    await expect(locateMain(people).getByText(text)).toBeVisible()
    await expect(locateMain(people).getByRole('textbox', { name: 'Email' })).toHaveValue(
      /@mail\.example$/,
    )
  }

const expectSignedIn: SessionScreenAssertion = async (people, { expect: { context } }) => {
  const { fullName } = context['user'] as { fullName: string }
  await expect(locateAccountMenus(people)).toHaveAccessibleName(`Account: ${fullName}`)
  await expect(locateSignInLink(people)).toHaveCount(0)
}

const expectSuspended = async (people: SessionPeople) => {
  await expect(locateMain(people).getByText('Your account is suspended.')).toBeVisible()
  await expect(locateAccountMenus(people)).toHaveCount(0)
}

export const sessionScreenAssertions: ScreenAssertions<SessionPeople> = {
  'restoring.validating': expectChecking,
  'restoring.loadingUser': expectChecking,
  signingOut: expectChecking,
  async 'signedOut.idle'(people, { expect: { context } }) {
    await expect(locateSignInLink(people)).toBeVisible()
    await expect(locateAccountMenus(people)).toHaveCount(0)
    if (!isOnPath(people, '/sign-in')) return
    await expect(locateMain(people).getByRole('textbox', { name: 'Email' })).toBeEnabled()
    const notice = NOTICES[String(context['why'])]
    if (notice) await expect(locateMain(people).getByText(notice)).toBeVisible()
  },
  'signedOut.signingIn': createSubmittingAssertion('Signing in…'),
  'signedOut.signingInSocially': async (people) => {
    await expect(locateMain(people).getByText('Signing in…')).toBeVisible()
  },
  'signedOut.signingUp.checkingEmail': createSubmittingAssertion('Creating your account…'),
  'signedOut.signingUp.registering': createSubmittingAssertion('Creating your account…'),
  'signedOut.signingUp.firstSignIn': createSubmittingAssertion('Creating your account…'),
  async 'signedOut.failed'(people, { expect: { context } }) {
    const failure = JSON.stringify([context['refused'], context['problem']])
    const found = Object.entries(PROBLEM_TEXTS).find(([name]) => failure.includes(name))
    if (!found) throw new Error(`No sentence for ${failure}.`)
    await expect(locateMain(people).getByText(found[1]).first()).toBeVisible()
    await expect(locateMain(people).getByRole('textbox', { name: 'Email' })).toBeEnabled()
  },
  async 'signedOut.registered'(people) {
    await expect(locateMain(people).getByText('Your account is ready.')).toBeVisible()
    await expect(locateAccountMenus(people)).toHaveCount(0)
  },
  'signedIn.fresh': expectSignedIn,
  'signedIn.revalidating.validating': expectSignedIn,
  'signedIn.revalidating.reloadingUser': expectSignedIn,
  async 'suspended.leaving'(people) {
    await expectSuspended(people)
    await expect(
      locateMain(people).getByRole('button', { name: 'Use another account' }),
    ).toHaveCount(0)
  },
  async 'suspended.notified'(people) {
    await expectSuspended(people)
    const onwards = /^(Use another account|Browse as a guest)$/
    await expect(locateMain(people).getByRole('button', { name: onwards })).toBeEnabled()
  },
}
