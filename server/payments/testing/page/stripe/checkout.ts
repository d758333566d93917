import type {
  StripeCheckoutConfirmResult,
  StripeCheckoutElementsSdk,
  StripeCheckoutElementsSdkOptions,
  StripeCheckoutLoadActionsSuccess,
  StripeCheckoutSession,
  StripePaymentElement,
} from '@stripe/stripe-js'

import type { PageSession, SessionKey } from '../messages.ts'
import { callStripe } from './calls.ts'
import { openChallenge } from './challenge.ts'
import { PaymentElement } from './element.ts'
import { buildCheckoutSession } from './session.ts'

type SessionListener = (session: StripeCheckoutSession) => void
type Actions = Pick<
  StripeCheckoutLoadActionsSuccess,
  'confirm' | 'getSession' | 'runServerUpdate' | 'validateElements'
>
type SimulatedMember =
  | 'on'
  | 'loadActions'
  | 'changeAppearance'
  | 'loadFonts'
  | 'createPaymentElement'
  | 'getPaymentElement'

const UNREACHABLE_MESSAGE = 'We are experiencing issues connecting to our payments provider.'
const INCOMPLETE_MESSAGE = 'Your card details are incomplete.'

/** Creates the result of `initCheckoutElementsSdk`: one session, its payment element and its confirmation. */
export function createCheckoutSdk(
  publishableKey: string,
  options: StripeCheckoutElementsSdkOptions,
): Pick<StripeCheckoutElementsSdk, SimulatedMember> {
  const changes = new Set<SessionListener>()
  let element: PaymentElement | null = null
  let session: SessionKey | null = null
  let page: PageSession | null = null

  const shown = (): StripeCheckoutSession => {
    if (!page) throw new Error('The actions are not loaded.')
    return buildCheckoutSession(page, element?.complete ?? false)
  }
  const change = (now: PageSession) => {
    page = now
    for (const listener of changes) listener(shown())
  }
  const paymentElement = () => element as unknown as StripePaymentElement

  const confirm: Actions['confirm'] = async ({ redirect = 'always', returnUrl } = {}) => {
    if (!session || !element?.complete) return createFailure(INCOMPLETE_MESSAGE)
    try {
      const answer = await completeChallenge(session, await element.confirm(session))
      change(answer)
      if (answer.error) return createDecline(answer.error)
      if (redirect === 'always') location.assign(returnUrl ?? answer.return_url)
      return { type: 'success', session: shown() }
    } catch (error) {
      return createFailure(
        error instanceof Error && error.message ? error.message : UNREACHABLE_MESSAGE,
      )
    }
  }

  const actions: Actions = {
    confirm,
    getSession: shown,
    runServerUpdate: async (update) => {
      await update()
      if (session) change(await callStripe(session, 'init'))
      return { type: 'success', session: shown() }
    },
    validateElements: async () =>
      element?.complete
        ? { type: 'success', session: shown() }
        : {
            type: 'error',
            error: { code: null, message: INCOMPLETE_MESSAGE, validation_errors: [] },
          },
  }

  return {
    on: (_event, listener) => changes.add(listener),
    loadActions: async () => {
      try {
        session = createSessionKey(publishableKey, await options.clientSecret)
        page = await callStripe(session, 'init')
        return { type: 'success', actions: actions as StripeCheckoutLoadActionsSuccess }
      } catch {
        return { type: 'error', error: { message: UNREACHABLE_MESSAGE, code: null } }
      }
    },
    changeAppearance: () => {},
    loadFonts: () => {},
    createPaymentElement: () => {
      element = new PaymentElement()
      element.on('change', () => page && change(page))
      return paymentElement()
    },
    getPaymentElement: () => element && paymentElement(),
  }
}

async function completeChallenge(session: SessionKey, answer: PageSession): Promise<PageSession> {
  if (answer.next_action !== 'authenticate') return answer
  await openChallenge(session.id)
  return callStripe(session, 'init')
}

const createSessionKey = (publishableKey: string, clientSecret: string): SessionKey => ({
  id: clientSecret.split('_secret_')[0] ?? '',
  clientSecret,
  publishableKey,
})

const createFailure = (message: string): StripeCheckoutConfirmResult => ({
  type: 'error',
  error: { message, code: null },
})

const createDecline = (error: NonNullable<PageSession['error']>): StripeCheckoutConfirmResult => ({
  type: 'error',
  error: {
    message: error.message,
    code: 'paymentFailed',
    paymentFailed: { declineCode: error.decline_code },
  },
})
