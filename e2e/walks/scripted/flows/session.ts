import type { DemoPerson } from '../../../steps/booking/demo-fixtures.ts'
import { signInAs } from '../../../steps/person/people.ts'
import {
  configurePages,
  requestToken,
  SOCIAL_SIGN_IN_URL,
  standInForGoogle,
} from '../../../steps/person/social-sign-in.ts'
import { controlAccount } from '../../../steps/server/change-feed.ts'
import { openVerificationLink } from '../../session/session-people.ts'
import { createCustomer } from '../script-people.ts'
import {
  answerWaitingCall,
  localize,
  locateMainRegion,
  openAnswerUrl,
  requestAddress,
  type ScriptedFlow,
  type ScriptScene,
  waitForCall,
} from '../scripted-flow.ts'
import { suspendInOtherTab, signInInOtherTab, signOutInOtherTab } from './session-tabs.ts'
import {
  changeName,
  dismissProblem,
  answerCheck,
  recordSignIn,
  openSignIn,
  getNewAccount,
  type SessionScene,
  signOutInMenu,
  signUp,
  type Visitors,
} from './session-forms.ts'

/**
 * The sign-in page with a return path that requires a session, so that an expired session leads back to
 * sign-in.
 */
const SIGN_IN_PAGE = '/sign-in?from=%2Fsettings'

async function signIn(scene: SessionScene) {
  const { t, amira } = scene
  await openSignIn(scene)
  await locateMainRegion(scene).getByLabel(t('Email'), { exact: true }).fill(amira.email)
  await locateMainRegion(scene).getByLabel(t('Password'), { exact: true }).fill(amira.password)
  await locateMainRegion(scene)
    .getByRole('checkbox', { name: t('Stay connected') })
    .check()
  await locateMainRegion(scene)
    .getByRole('button', { name: t('Sign in'), exact: true })
    .click()
}

async function signInWithGoogle(scene: SessionScene) {
  const { t } = scene
  await openSignIn(scene)
  await locateMainRegion(scene)
    .getByRole('checkbox', { name: t('Stay connected') })
    .uncheck()
  const google = locateMainRegion(scene).getByRole('button', { name: 'Google', exact: true })
  if (await google.isHidden())
    await locateMainRegion(scene)
      .getByRole('button', { name: t('Continue with {name}', { name: 'Google' }) })
      .click()
  await google.click()
}

/** Retries a failed session check, or opens a page that requires a session, which checks it again. */
async function recheckSession(scene: SessionScene) {
  const { page, t } = scene
  const again = locateMainRegion(scene).getByRole('button', { name: t('Try again') })
  if (await again.isVisible()) return again.click()
  await answerCheck(scene)
  const next = new URL(page.url()).pathname === '/bookings' ? '/notifications' : '/bookings'
  const validationRequest = page.waitForRequest(/\/api\/validate-access-token/)
  await page.getByRole('banner').locator(`a[href^="${next}"]`).first().click()
  return validationRequest
}

/** Creates a gesture that answers these calls in order. */
const answerCalls =
  (...given: string[]) =>
  async (scene: SessionScene) => {
    for (const answer of given) {
      // oxlint-disable-next-line no-await-in-loop -- each call follows the previous one
      await openAnswerUrl(scene, `/__answer/${answer}`)
    }
  }

/** Suspends the account just before the server accepts the sign-in. */
async function suspendDuringSignIn(scene: SessionScene, operation: string, { email }: DemoPerson) {
  const { suspend } = controlAccount(scene.page.request, { email })
  await waitForCall(scene, [operation])
  await suspend(true)
  await answerWaitingCall(scene, `${operation}/pass`, /sign-in/)
  await suspend(false)
}

async function prepareVisitors(scene: ScriptScene): Promise<Visitors> {
  const { page, start, language } = scene
  const { request } = page
  const [amira, badis] = await Promise.all([createCustomer(request), createCustomer(request)])
  await openVerificationLink({ request }, amira)
  await configurePages(page.context(), { socialSignIn: { google: 'masar-google' } })
  await standInForGoogle(page.context(), await requestToken(request, 'google', amira))
  if (start === 'start: Amira comes back') await signInAs(page, amira, 'frontend', language)
  const people = { amira, badis, latest: amira, google: amira, newEmail: '', isLedOn: false }
  return { address: localize(scene, SIGN_IN_PAGE), ...people }
}

export const SESSION_FLOW: ScriptedFlow<Visitors> = {
  findServer: () => SOCIAL_SIGN_IN_URL,
  prepare: prepareVisitors,
  gestures: {
    async reload(scene) {
      scene.isLedOn = false
      await scene.page.goto(scene.address)
    },
    'signs in': signIn,
    'signs in with Google': signInWithGoogle,
    'signs up': signUp,
    'signs out': signOutInMenu,
    'dismisses the problem': dismissProblem,
    refreshes: recheckSession,
    'the name is changed in the settings': changeName,
    'Amira signs in in another tab': (scene) => signInInOtherTab(scene, scene.amira),
    'Badis signs in in another tab': (scene) => signInInOtherTab(scene, scene.badis),
    'another tab signs out': signOutInOtherTab,
    'another tab finds the account suspended': suspendInOtherTab,
    'loadUser done: blacklisted': answerCalls('readUser/suspended'),
    'signIn done: blacklisted': (scene) => suspendDuringSignIn(scene, 'signIn', scene.amira),
    'signIn done: Amira': recordSignIn,
    'loadUser done: Amira': recordSignIn,
    async 'signInSocially done: Amira'(scene) {
      await recordSignIn(scene)
      await answerCalls('signInSocially/pass', 'readUser/pass')(scene)
    },
    'signInSocially done: blacklisted': (scene) =>
      suspendDuringSignIn(scene, 'signInSocially', scene.google),
    'signInSocially done: unbelieved': answerCalls(
      'signInSocially/invalid-request?field=%2FaccessToken',
    ),
    'signInSocially done: staff': answerCalls('signInSocially/forbidden'),
    'signInSocially done: closed': answerCalls('signInSocially/not-built'),
    'signInSocially done: suspended': answerCalls('signInSocially/pass', 'readUser/suspended'),
    'signInSocially done: over': answerCalls('signInSocially/pass', 'readUser/unauthenticated'),
    async 'signInSocially failed: network'(scene) {
      await answerCalls('signInSocially/cut')(scene)
      await requestAddress(scene, '/__answer/signInSocially/hold')
    },
    'signUp done: registered': (scene) =>
      Promise.resolve(Object.assign(scene, { amira: getNewAccount(scene) })),
  },
}
