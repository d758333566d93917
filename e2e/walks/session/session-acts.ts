import { expect } from '@playwright/test'

import { locateHeading, signInAs, signOut } from '../../steps/person/people.ts'
import type { BrowserWalk } from '../browser-walk.ts'
import { TOO_YOUNG_TEXT } from './session-looks.ts'
import {
  detectSuspensionElsewhere,
  createNextAddress,
  type SessionPeople,
  signInElsewhere,
  signOutElsewhere,
  suspendCustomer,
} from './session-people.ts'

type Acts = BrowserWalk<SessionPeople>['acts']
type Act = Acts[string]

const SIGN_UP_FORM = {
  'Full name': 'Amira Ben Salah',
  Phone: '+216 20 123 456',
  'Date of birth': '1990-05-17',
  Password: 'plage-de-gammarth',
  'Confirm password': 'plage-de-gammarth',
}

const getPath = ({ scene: { page } }: SessionPeople) => new URL(page.url()).pathname
const locateMain = ({ scene: { page } }: SessionPeople) => page.getByRole('main')
const locateField = (people: SessionPeople, name: string) =>
  locateMain(people).getByLabel(name, { exact: true })
const pressButtonInPage = (people: SessionPeople, name: string) =>
  locateMain(people).getByRole('button', { name, exact: true }).click()

async function openSignIn(people: SessionPeople) {
  const { page } = people.scene
  if (getPath(people) === '/sign-in') return
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(locateHeading(page, 'Sign in')).toBeVisible()
}

async function openSignUp(people: SessionPeople) {
  const isDone = locateMain(people).getByText('Your account is ready.')
  if (getPath(people) === '/sign-up' && (await isDone.isHidden())) return
  await openSignIn(people)
  await locateMain(people).getByRole('link', { name: 'Sign up' }).click()
  await expect(locateHeading(people.scene.page, 'Sign up')).toBeVisible()
}

const gestures: Acts = {
  async 'signs in'(people) {
    await openSignIn(people)
    await locateField(people, 'Email').fill(people.amira.email)
    await locateField(people, 'Password').fill(people.amira.password)
    await locateMain(people).getByRole('checkbox', { name: 'Stay connected' }).check()
    await pressButtonInPage(people, 'Sign in')
  },
  async 'signs in with Google'(people) {
    await openSignIn(people)
    const google = locateMain(people).getByRole('button', { name: 'Google', exact: true })
    await locateMain(people).getByRole('checkbox', { name: 'Stay connected' }).uncheck()
    if (await google.isHidden()) await pressButtonInPage(people, 'Continue with Google')
    await google.click()
  },
  async 'signs up'(people) {
    await openSignUp(people)
    people.newEmail = createNextAddress(people)
    await locateField(people, 'Email').fill(people.newEmail)
    for (const [name, value] of Object.entries(SIGN_UP_FORM))
      await locateField(people, name).fill(value)
    await locateMain(people).getByRole('checkbox', { name: 'I accept the terms of use.' }).check()
    await pressButtonInPage(people, 'Sign up')
  },
  async 'signs out'(people) {
    await signOut(people.scene.page, people.amira)
  },
  async 'dismisses the problem'(people) {
    const { page } = people.scene
    const other = locateMain(people).getByRole('button', {
      name: /^(Use another account|Browse as a guest)$/,
    })
    if (await other.isVisible()) await other.click()
    else if (await page.getByText('Your account is ready.').isVisible()) await openSignIn(people)
    else if (await page.getByText(TOO_YOUNG_TEXT).first().isVisible()) {
      await locateField(people, 'Date of birth').fill('1980-01-01')
    } else await locateField(people, 'Email').fill('somebody.else@mail.example')
  },
}

const environmentActs: Acts = {
  'start: visitor': ({ scene }) => scene.page.goto('/sign-in'),
  async 'start: Amira comes back'({ scene, amira }) {
    await signInAs(scene.page, amira)
    await scene.page.goto('/sign-in')
  },
  async refreshes(people, { expect: { tags } }) {
    if (!tags.includes('authenticated')) {
      await openSignIn(people)
      return pressButtonInPage(people, 'Try again')
    }
    const next = getPath(people) === '/' ? 'Rental companies' : 'Masar'
    await people.scene.page.getByRole('banner').getByRole('link', { name: next }).first().click()
  },
  'Amira signs in in another tab': (people) => signInElsewhere(people, people.amira),
  'Badis signs in in another tab': (people) => signInElsewhere(people, people.badis),
  'another tab signs out': signOutElsewhere,
  'another tab finds the account suspended': detectSuspensionElsewhere,
}

const answerCall =
  (operation: string, outcome: Parameters<SessionPeople['scene']['calls']['answer']>[1]): Act =>
  ({ scene }) =>
    scene.calls.answer(operation, outcome)
const cutCall =
  (operation: string): Act =>
  ({ scene }) =>
    scene.calls.cut(operation)

const EXPIRED_SESSION_PROBLEM = { code: 'unauthenticated' }
const SUSPENSION_PROBLEM = { code: 'suspended' }
const createFieldProblem = (pointer: string) =>
  ({ code: 'invalid-request', errors: [{ in: 'body', pointer, code: 'invalid' }] }) as const
const EMAIL_PROBLEM = createFieldProblem('/email')

/**
 * Creates an act that answers a customer's sign-in calls. Signing in on a sign-in page redirects to another
 * page, which checks the session again.
 */
const answerSignInCalls =
  (...operations: string[]): Act =>
  async (people) => {
    const { calls, page } = people.scene
    const isLedOn = /^\/sign-(in|up)/.test(getPath(people))
    for (const operation of operations) await calls.answer(operation)
    if (!isLedOn) return
    await calls.answer('validateAccessToken')
    await calls.answer('readUser')
    await expect(page).not.toHaveURL(/sign-(in|up)/)
  }

const suspendDuringSignIn =
  (operation: string): Act =>
  async (people) => {
    await suspendCustomer(people)
    await people.scene.calls.answer(operation)
  }

const answers: Acts = {
  'validateSession done: valid': answerCall('validateAccessToken', 'pass'),
  'validateSession done: over': answerCall('validateAccessToken', EXPIRED_SESSION_PROBLEM),
  'validateSession done: suspended': answerCall('validateAccessToken', SUSPENSION_PROBLEM),
  'validateSession failed: network': cutCall('validateAccessToken'),
  'validateSession failed: broken': answerCall('validateAccessToken', { code: 'internal' }),
  'loadUser done: Amira': answerSignInCalls('readUser'),
  'loadUser done: blacklisted': answerCall('readUser', SUSPENSION_PROBLEM),
  'loadUser done: over': answerCall('readUser', EXPIRED_SESSION_PROBLEM),
  'loadUser done: suspended': answerCall('readUser', SUSPENSION_PROBLEM),
  'loadUser failed: network': cutCall('readUser'),
  'signIn done: Amira': answerSignInCalls('signIn', 'readUser'),
  'signIn done: blacklisted': suspendDuringSignIn('signIn'),
  'signIn done: wrong': answerCall('signIn', 'no-content'),
  async 'signIn done: suspended'({ scene: { calls } }) {
    await calls.answer('signIn')
    await calls.answer('readUser', SUSPENSION_PROBLEM)
  },
  async 'signIn done: over'({ scene: { calls } }) {
    await calls.answer('signIn')
    await calls.answer('readUser', EXPIRED_SESSION_PROBLEM)
  },
  'signIn done: no address': answerCall('signIn', EMAIL_PROBLEM),
  'signIn failed: network': cutCall('signIn'),
  'signInSocially done: Amira': answerSignInCalls('signInSocially', 'readUser'),
  'signInSocially done: blacklisted': suspendDuringSignIn('signInSocially'),
  'signInSocially done: unbelieved': answerCall(
    'signInSocially',
    createFieldProblem('/accessToken'),
  ),
  'signInSocially done: staff': answerCall('signInSocially', { code: 'forbidden' }),
  'signInSocially done: closed': answerCall('signInSocially', { code: 'not-built' }),
  async 'signInSocially done: suspended'({ scene: { calls } }) {
    await calls.answer('signInSocially')
    await calls.answer('readUser', SUSPENSION_PROBLEM)
  },
  async 'signInSocially done: over'({ scene: { calls } }) {
    await calls.answer('signInSocially')
    await calls.answer('readUser', EXPIRED_SESSION_PROBLEM)
  },
  'signInSocially failed: network': cutCall('signInSocially'),
  'checkEmail done: free': answerCall('validateEmail', 'pass'),
  'checkEmail done: taken': answerCall('validateEmail', 'no-content'),
  'checkEmail done: no address': answerCall('validateEmail', EMAIL_PROBLEM),
  'checkEmail failed: network': cutCall('validateEmail'),
  async 'signUp done: registered'(people) {
    await people.scene.calls.answer('signUp')
    people.amira = { ...people.amira, email: people.newEmail }
  },
  'signUp done: taken': answerCall('signUp', { code: 'email-taken' }),
  'signUp done: too young': answerCall('signUp', { code: 'too-young' }),
  'signUp done: no address': answerCall('signUp', EMAIL_PROBLEM),
  'signUp failed: network': cutCall('signUp'),
  'signOut done: done': answerCall('signOut', 'pass'),
  'signOut failed: network': cutCall('signOut'),
}

export const sessionActs: Acts = { ...gestures, ...environmentActs, ...answers }
