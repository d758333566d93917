import { Trans } from '@lingui/react/macro'
import { use, type ReactNode } from 'react'

import { SUPPORTED_CURRENCIES } from '@masar/domain/money/currencies.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'

import { UnavailableCurrency } from './display-rate.tsx'
import { usePrices } from './prices.tsx'

/** Returns why amounts are not in the chosen currency (MONEY-16), or null. */
export function useRateHint(): ReactNode {
  const { currency } = usePreferences()
  const shown = usePrices().currency
  const unavailable = use(UnavailableCurrency)

  if (unavailable !== currency) return null
  return SUPPORTED_CURRENCIES.includes(currency) ? (
    <Trans>
      {currency} isn’t available right now. Prices are in {shown}.
    </Trans>
  ) : (
    <Trans>
      Currency {currency} not supported: amounts are shown in {shown}.
    </Trans>
  )
}
