import { Trans } from '@lingui/react/macro'

import { canCharge, FALLBACK_CURRENCY } from '@masar/domain/payment/charge.ts'
import { PAYMENT_COMPANIES, type PaymentProviderName } from '@masar/domain/payment/providers.ts'
import { usePrices } from '#rental/prices.tsx'
import { P } from '#ui/style/type.tsx'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'

export interface ChargeCurrenciesProps {
  /** The providers of online payments. */
  providers: readonly PaymentProviderName[]
}

/** The currencies of counter and online payments, when one of them is not the display currency. */
export function ChargeCurrencies({ providers }: ChargeCurrenciesProps) {
  const { currency } = usePrices()
  const isShownCharged = providers.some((provider) => canCharge(provider, currency))
  const others = providers.filter((provider) => !canCharge(provider, currency))
  if (currency === getBaseCurrency() && others.length === 0) return null

  return (
    <P size="sm" tone="muted">
      {currency === getBaseCurrency() ? null : (
        <Trans>At the counter, you pay in {getBaseCurrency()}.</Trans>
      )}{' '}
      {isShownCharged && currency !== getBaseCurrency() ? (
        <Trans>Online, you’re charged in {currency}.</Trans>
      ) : null}{' '}
      {isShownCharged ? others.map((name) => <ChargedInstead key={name} provider={name} />) : null}
      {others.length > 0 && !isShownCharged ? (
        <Trans>
          Online, you’re charged in {FALLBACK_CURRENCY}, at a rate shown before you pay.
        </Trans>
      ) : null}
    </P>
  )
}

/** The currency of a provider that cannot charge in the display currency, when other providers can. */
function ChargedInstead({ provider }: { provider: PaymentProviderName }) {
  const company = PAYMENT_COMPANIES[provider]

  return company ? (
    <>
      <Trans>
        {company} charges in {FALLBACK_CURRENCY}, at a rate that you see before you pay.
      </Trans>{' '}
    </>
  ) : null
}
