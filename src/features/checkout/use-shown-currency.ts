import { useEffect } from 'react'

import { usePreferences } from '#ui/menu/preferences.tsx'

import type { CheckoutActor } from './flow/checkout.flow.ts'

/**
 * Sends the display currency to checkout. Payments are charged in this currency if the provider supports it.
 */
export function useShownCurrency(actor: CheckoutActor): void {
  const { currency } = usePreferences()

  useEffect(() => {
    if (actor.getSnapshot().context.currency === currency) return
    actor.send({ type: 'currency.changed', currency })
  }, [actor, currency])
}
