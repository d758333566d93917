import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'

import { accepted } from '#api/answer.ts'
import { windowShelf } from '#api/browser-storage.ts'
import type { Api } from '#api/client.ts'
import type { RateSources } from '#api/rates.query.ts'
import type { PaymentProviderName } from '#domain/charge.ts'
import type { Driver } from '#domain/driver.ts'
import type { Viewer } from '#ui/viewer.tsx'

import { browserCheckout } from './checkout.actors.ts'
import { type CheckoutFlows, createCheckoutFlows, type Customer } from './checkout-flows.ts'

/** What checkout asks of the session; the app's own session fits. */
export interface SessionOfCheckout {
  viewer: () => Viewer
  subscribe: (listener: () => void) => () => void
  onNews: (listener: (news: { type: string; why?: string }) => void) => () => void
  actor: () => Promise<{
    send: (event: {
      type: 'user.changed'
      user: { phone: string | null; birthDate: string | null }
    }) => void
  }>
}

/** The operator's settings that a payment depends on. */
export interface ConfigOfCheckout {
  siteName: string
  rates: RateSources
  paymentProviders: readonly PaymentProviderName[]
}

export interface AppOfCheckout {
  api: Api
  queryClient: QueryClient
  session: SessionOfCheckout
  config: ConfigOfCheckout
  /** The one that prices are shown in now. */
  currency: () => string
}

const flows = new WeakMap<Api, CheckoutFlows>()

/** The checkouts of this app: one, wherever it is asked from. */
export function checkoutFlowsOf(app: AppOfCheckout): CheckoutFlows {
  const known = flows.get(app.api)
  if (known) return known
  const made = createCheckoutFlows(worldOf(app))
  flows.set(app.api, made)
  return made
}

/** Whether an address has an account; nobody is kept from booking because the question failed. */
export async function isEmailTaken(api: Api, email: string): Promise<boolean> {
  const body = { email, appType: 'frontend' } as const
  const isFree = await accepted(api.POST('/api/validate-email', { body, parseAs: 'text' })).catch(
    () => true,
  )
  return !isFree
}

function worldOf({ api, queryClient, session, config, currency }: AppOfCheckout) {
  return {
    ...browserCheckout({
      api,
      queryClient,
      siteName: config.siteName,
      rates: config.rates,
      paymentProviders: config.paymentProviders,
      now: () => new Date(),
      async completeAccount(driver, signal) {
        const { user } = session.viewer()
        const { completeAccount } = await import('./complete-account.ts')
        const completion = user ? await completeAccount(api, user, driver, signal) : 'complete'
        if (completion === 'completed') {
          const { phone, birthDate } = driver
          const actor = await session.actor()
          actor.send({ type: 'user.changed', user: { phone, birthDate } })
        }
        return completion
      },
    }),
    shelf: windowShelf,
    newId: () => crypto.randomUUID(),
    currency,
    language: () => i18n.locale,
    customer: () => customerOf(session.viewer()),
    onCustomer: session.subscribe,
    onSignOut: (listener: () => void) =>
      session.onNews(({ type, why }) => {
        const isGone = type === 'signedOut' && (why === 'left' || why === 'elsewhere')
        if (isGone || type === 'replaced') listener()
      }),
  }
}

function customerOf({ user }: Viewer): Customer {
  if (!user) return { userId: null, account: null }
  const { _id: userId, fullName, email, phone, birthDate } = user
  const account: Partial<Driver> = {
    fullName,
    email,
    ...(phone && { phone }),
    ...(birthDate && { birthDate: birthDate.slice(0, 10) }),
  }
  return { userId, account }
}
