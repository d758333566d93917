import { expect } from '@playwright/test'

import { locateHeading, signInAs, signOut } from '../../steps/person/people.ts'
import type { BrowserWalk } from '../browser-walk.ts'
import { TOO_YOUNG_TEXT } from './session-looks.ts'
import {
  findSuspendedElsewhere,
  createNextAddress,
  type SessionPeople,
  signInElsewhere,
  signOutElsewhere,
  suspend,
} from './session-people.ts'

type Acts = BrowserWalk<SessionPeople>['acts']
type Act = Acts[string]

const FORM = {
  'Full name': 'Amira Ben Salah',
  Phone: '+216 20 123 456',
  'Date of birth': '1990-05-17',
  Password: 'plage-de-gammarth',
  'Confirm password': 'plage-de-gammarth',
}

const readPath = ({ scene: { page } }: SessionPeople) => new URL(page.url()).pathname
const mainRegion = ({ scene: { page } }: SessionPeople) => page.getByRole('main')
const locateField = (people: SessionPeople, name: string) =>
  mainRegion(people).getByLabel(name, { exact: true })
const pressButtonInPage = (people: SessionPeople, name: string) =>
  mainRegion(people).getByRole('button', { name, exact: true }).click()

async function openSignIn(people: SessionPeople) {
  const { page } = people.scene
  if (readPath(people) === '/sign-in') return
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(locateHeading(page, 'Sign in')).toBeVisible()
}

async function openSignUp(people: SessionPeople) {
  const isDone = mainRegion(people).getByText('Your account is ready.')
  if (readPath(people) === '/sign-up' && (await isDone.isHidden())) return
  await openSignIn(people)
  await mainRegion(people).getByRole('link', { name: 'Sign up' }).click()
  await expect(locateHeading(people.scene.page, 'Sign up')).toBeVisible()
}

const gestures: Acts = {
  async 'signs in'(people) {
    await openSignIn(people)
    await locateField(people, 'Email').fill(people.amira.email)
    await locateField(people, 'Password').fill(people.amira.password)
    await mainRegion(people).getByRole('checkbox', { name: 'Stay connected' }).check()
    await pressButtonInPage(people, 'Sign in')
  },
  async 'signs in with Google'(people) {
    await openSignIn(people)
    const google = mainRegion(people).getByRole('button', { name: 'Google', exact: true })
    await mainRegion(people).getByRole('checkbox', { name: 'Stay connected' }).uncheck()
    if (await google.isHidden()) await pressButtonInPage(people, 'Continue with Google')
    await google.click()
  },
  async 'signs up'(people) {
    await openSignUp(people)
    people.newEmail = createNextAddress(people)
    await locateField(people, 'Email').fill(people.newEmail)
    for (const [name, value] of Object.entries(FORM)) await locateField(people, name).fill(value)
    await mainRegion(people).getByRole('checkbox', { name: 'I accept the terms of use.' }).check()
    await pressButtonInPage(people, 'Sign up')
  },
  async 'signs out'(people) {
    await signOut(people.scene.page, people.amira)
  },
  async 'dismisses the problem'(people) {
    const { page } = people.scene
    const other = mainRegion(people).getByRole('button', {
      name: /^(Use another account|Browse as a guest)$/,
    })
    if (await other.isVisible()) await other.click()
    else if (await page.getByText('Your account is ready.').isVisible()) await openSignIn(people)
    else if (await page.getByText(TOO_YOUNG_TEXT).first().isVisible()) {
      await locateField(people, 'Date of birth').fill('1980-01-01')
    } else await locateField(people, 'Email').fill('somebody.else@mail.example')
  },
}

const surroundings: Acts = {
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
    const next = readPath(people) === '/' ? 'Rental companies' : 'Masar'
    await people.scene.page.getByRole('banner').getByRole('link', { name: next }).first().click()
  },
  'Amira signs in in another tab': (people) => signInElsewhere(people, people.amira),
  'Badis signs in in another tab': (people) => signInElsewhere(people, people.badis),
  'another tab signs out': signOutElsewhere,
  'another tab finds the account suspended': findSuspendedElsewhere,
}

const answerWith =
  (operation: string, outcome: Parameters<SessionPeople['scene']['calls']['answer']>[1]): Act =>
  ({ scene }) =>
    scene.calls.answer(operation, outcome)
const cutCall =
  (operation: string): Act =>
  ({ scene }) =>
    scene.calls.cut(operation)

const SESSION_EXPIRED = { code: 'unauthenticated' }
const SUSPENDED = { code: 'suspended' }
const createFieldProblem = (pointer: string) =>
  ({ code: 'invalid-request', errors: [{ in: 'body', pointer, code: 'invalid' }] }) as const
const NO_ADDRESS = createFieldProblem('/email')

/**
 * Creates an act that answers the calls with which a customer signs in. From a sign-in page, the customer is
 * then redirected, and the new page checks the session again.
 */
const admitCalls =
  (...operations: string[]): Act =>
  async (people) => {
    const { calls, page } = people.scene
    const isLedOn = /^\/sign-(in|up)/.test(readPath(people))
    for (const operation of operations) await calls.answer(operation)
    if (!isLedOn) return
    await calls.answer('validateAccessToken')
    await calls.answer('readUser')
    await expect(page).not.toHaveURL(/sign-(in|up)/)
  }

const letInSuspended =
  (operation: string): Act =>
  async (people) => {
    await suspend(people)
    await people.scene.calls.answer(operation)
  }

const answers: Acts = {
  'validateSession done: valid': answerWith('validateAccessToken', 'pass'),
  'validateSession done: over': answerWith('validateAccessToken', SESSION_EXPIRED),
  'validateSession done: suspended': answerWith('validateAccessToken', SUSPENDED),
  'validateSession failed: network': cutCall('validateAccessToken'),
  'validateSession failed: broken': answerWith('validateAccessToken', { code: 'internal' }),
  'loadUser done: Amira': admitCalls('readUser'),
  'loadUser done: blacklisted': answerWith('readUser', SUSPENDED),
  'loadUser done: over': answerWith('readUser', SESSION_EXPIRED),
  'loadUser done: suspended': answerWith('readUser', SUSPENDED),
  'loadUser failed: network': cutCall('readUser'),
  'signIn done: Amira': admitCalls('signIn', 'readUser'),
  'signIn done: blacklisted': letInSuspended('signIn'),
  'signIn done: wrong': answerWith('signIn', 'no-content'),
  async 'signIn done: suspended'({ scene: { calls } }) {
    await calls.answer('signIn')
    await calls.answer('readUser', SUSPENDED)
  },
  async 'signIn done: over'({ scene: { calls } }) {
    await calls.answer('signIn')
    await calls.answer('readUser', SESSION_EXPIRED)
  },
  'signIn done: no address': answerWith('signIn', NO_ADDRESS),
  'signIn failed: network': cutCall('signIn'),
  'signInSocially done: Amira': admitCalls('signInSocially', 'readUser'),
  'signInSocially done: blacklisted': letInSuspended('signInSocially'),
  'signInSocially done: unbelieved': answerWith(
    'signInSocially',
    createFieldProblem('/accessToken'),
  ),
  'signInSocially done: staff': answerWith('signInSocially', { code: 'forbidden' }),
  'signInSocially done: closed': answerWith('signInSocially', { code: 'not-built' }),
  async 'signInSocially done: suspended'({ scene: { calls } }) {
    await calls.answer('signInSocially')
    await calls.answer('readUser', SUSPENDED)
  },
  async 'signInSocially done: over'({ scene: { calls } }) {
    await calls.answer('signInSocially')
    await calls.answer('readUser', SESSION_EXPIRED)
  },
  'signInSocially failed: network': cutCall('signInSocially'),
  'checkEmail done: free': answerWith('validateEmail', 'pass'),
  'checkEmail done: taken': answerWith('validateEmail', 'no-content'),
  'checkEmail done: no address': answerWith('validateEmail', NO_ADDRESS),
  'checkEmail failed: network': cutCall('validateEmail'),
  async 'signUp done: registered'(people) {
    await people.scene.calls.answer('signUp')
    people.amira = { ...people.amira, email: people.newEmail }
  },
  'signUp done: taken': answerWith('signUp', { code: 'email-taken' }),
  'signUp done: too young': answerWith('signUp', { code: 'too-young' }),
  'signUp done: no address': answerWith('signUp', NO_ADDRESS),
  'signUp failed: network': cutCall('signUp'),
  'signOut done: done': answerWith('signOut', 'pass'),
  'signOut failed: network': cutCall('signOut'),
}

export const sessionActs: Acts = { ...gestures, ...surroundings, ...answers }
