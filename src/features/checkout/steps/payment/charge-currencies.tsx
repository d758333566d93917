import { Trans } from '@lingui/react/macro'

import { canCharge, CURRENCY_INSTEAD } from '#domain/payment/charge.ts'
import type { PaymentProviderName } from '#domain/payment/providers.ts'
import { usePrices } from '#rental/prices.tsx'
import { P } from '#ui/style/type.tsx'
import { baseCurrency } from '#domain/service/operator.ts'

export interface ChargeCurrenciesProps {
  /** Whom the customer may pay online with. */
  providers: readonly PaymentProviderName[]
}

/** In which currency one pays, where it is not the one that the prices are shown in. */
export function ChargeCurrencies({ providers }: ChargeCurrenciesProps) {
  const { currency } = usePrices()
  const isShownCharged = providers.some((provider) => canCharge(provider, currency))
  const isOtherCharged = providers.some((provider) => !canCharge(provider, currency))
  if (currency === baseCurrency() && !isOtherCharged) return null

  return (
    <P size="sm" tone="muted">
      {currency === baseCurrency() ? null : (
        <Trans>At the counter you pay in {baseCurrency()}.</Trans>
      )}{' '}
      {isShownCharged && currency !== baseCurrency() ? (
        <Trans>Online you are charged in {currency}.</Trans>
      ) : null}{' '}
      {isOtherCharged && isShownCharged ? (
        <Trans>PayPal charges in {CURRENCY_INSTEAD}, at a rate that you see before you pay.</Trans>
      ) : null}
      {isOtherCharged && !isShownCharged ? (
        <Trans>
          Online you are charged in {CURRENCY_INSTEAD}, at a rate that you see before you pay.
        </Trans>
      ) : null}
    </P>
  )
}
