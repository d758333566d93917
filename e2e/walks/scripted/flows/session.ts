import type { DemoPerson } from '../../../steps/booking/demo-fixtures.ts'
import { signInAs } from '../../../steps/person/people.ts'
import {
  configure,
  requestToken,
  SOCIAL_SIGN_IN_URL,
  standInForGoogle,
} from '../../../steps/person/social-sign-in.ts'
import { controlAccount } from '../../../steps/server/change-feed.ts'
import { openVerifyLink } from '../../session/session-people.ts'
import { createCustomer } from '../script-people.ts'
import {
  answerWaitingCall,
  localize,
  main,
  openAnswer,
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
  readNewAccount,
  type SessionScene,
  signOutInMenu,
  signUp,
  type Visitors,
} from './session-forms.ts'

/** Leads customers to a page that needs a session, which redirects back to sign-in when the session is over. */
const SIGN_IN_PAGE = '/sign-in?from=%2Fsettings'

async function signIn(scene: SessionScene) {
  const { t, amira } = scene
  await openSignIn(scene)
  await main(scene).getByLabel(t('Email'), { exact: true }).fill(amira.email)
  await main(scene).getByLabel(t('Password'), { exact: true }).fill(amira.password)
  await main(scene)
    .getByRole('checkbox', { name: t('Stay connected') })
    .check()
  await main(scene)
    .getByRole('button', { name: t('Sign in'), exact: true })
    .click()
}

async function signInWithGoogle(scene: SessionScene) {
  const { t } = scene
  await openSignIn(scene)
  await main(scene)
    .getByRole('checkbox', { name: t('Stay connected') })
    .uncheck()
  const google = main(scene).getByRole('button', { name: 'Google', exact: true })
  if (await google.isHidden())
    await main(scene)
      .getByRole('button', { name: t('Continue with {name}', { name: 'Google' }) })
      .click()
  await google.click()
}

/** Opens a page for customers, which checks the session again, or retries a failed check. */
async function refresh(scene: SessionScene) {
  const { page, t } = scene
  const again = main(scene).getByRole('button', { name: t('Try again') })
  if (await again.isVisible()) return again.click()
  await answerCheck(scene)
  const next = new URL(page.url()).pathname === '/bookings' ? '/notifications' : '/bookings'
  const asked = page.waitForRequest(/\/api\/validate-access-token/)
  await page.getByRole('banner').locator(`a[href^="${next}"]`).first().click()
  return asked
}

/** Answers calls, one after the other. */
const giveAnswers =
  (...given: string[]) =>
  async (scene: SessionScene) => {
    for (const answer of given) {
      // oxlint-disable-next-line no-await-in-loop -- a call follows the one before it
      await openAnswer(scene, `/__answer/${answer}`)
    }
  }

/** Suspends the account while the server accepts its sign-in. */
async function letInSuspended(scene: SessionScene, operation: string, { email }: DemoPerson) {
  const { suspend } = controlAccount(scene.page.request, { email })
  await waitForCall(scene, [operation])
  await suspend(true)
  await answerWaitingCall(scene, `${operation}/pass`, /sign-in/)
  await suspend(false)
}

async function prepare(scene: ScriptScene): Promise<Visitors> {
  const { page, start, language } = scene
  const { request } = page
  const [amira, badis] = await Promise.all([createCustomer(request), createCustomer(request)])
  await openVerifyLink({ request }, amira)
  await configure(page.context(), { socialSignIn: { google: 'masar-google' } })
  await standInForGoogle(page.context(), await requestToken(request, 'google', amira))
  if (start === 'start: Amira comes back') await signInAs(page, amira, 'frontend', language)
  const people = { amira, badis, latest: amira, google: amira, newEmail: '', isLedOn: false }
  return { address: localize(scene, SIGN_IN_PAGE), ...people }
}

export const SESSION_FLOW: ScriptedFlow<Visitors> = {
  findServer: () => SOCIAL_SIGN_IN_URL,
  prepare,
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
    refreshes: refresh,
    'the name is changed in the settings': changeName,
    'Amira signs in in another tab': (scene) => signInInOtherTab(scene, scene.amira),
    'Badis signs in in another tab': (scene) => signInInOtherTab(scene, scene.badis),
    'another tab signs out': signOutInOtherTab,
    'another tab finds the account suspended': suspendInOtherTab,
    'loadUser done: blacklisted': giveAnswers('readUser/suspended'),
    'signIn done: blacklisted': (scene) => letInSuspended(scene, 'signIn', scene.amira),
    'signIn done: Amira': recordSignIn,
    'loadUser done: Amira': recordSignIn,
    async 'signInSocially done: Amira'(scene) {
      await recordSignIn(scene)
      await giveAnswers('signInSocially/pass', 'readUser/pass')(scene)
    },
    'signInSocially done: blacklisted': (scene) =>
      letInSuspended(scene, 'signInSocially', scene.google),
    'signInSocially done: unbelieved': giveAnswers(
      'signInSocially/invalid-request?field=%2FaccessToken',
    ),
    'signInSocially done: staff': giveAnswers('signInSocially/forbidden'),
    'signInSocially done: closed': giveAnswers('signInSocially/not-built'),
    'signInSocially done: suspended': giveAnswers('signInSocially/pass', 'readUser/suspended'),
    'signInSocially done: over': giveAnswers('signInSocially/pass', 'readUser/unauthenticated'),
    async 'signInSocially failed: network'(scene) {
      await giveAnswers('signInSocially/cut')(scene)
      await requestAddress(scene, '/__answer/signInSocially/hold')
    },
    'signUp done: registered': (scene) =>
      Promise.resolve(Object.assign(scene, { amira: readNewAccount(scene) })),
  },
}
