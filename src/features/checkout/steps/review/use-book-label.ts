import { useLingui } from '@lingui/react/macro'

import type { PriceBlockProps } from '#rental/price-block/price-block.tsx'
import { priceFacts } from '#rental/price-block/price-block.tsx'
import { usePrices } from '#rental/prices.tsx'

import type { StepState } from '../../choose-screen.ts'

interface BookLabel {
  label: string
  /** In the bar of a phone, whose button is as wide as the screen, while a call runs. */
  short: string | undefined
}

/** What pressing the button leads to, with the amount that it makes due; then what is under way. */
export function useBookLabel(
  state: Exclude<StepState, 'booked'>,
  price: PriceBlockProps | null,
  isBusy: boolean,
): BookLabel {
  const { t } = useLingui()
  const { showPrice } = usePrices()
  const short = isBusy ? t`One moment` : undefined

  switch (state) {
    case 'checking':
      return { label: t`Checking the price`, short }
    case 'placing':
      return { label: t`Placing your booking`, short }
    case 'editing': {
      const { online, atPickUp } = price ? showPrice(priceFacts(price)) : NOTHING
      if (online && !online.isNothing) {
        const { amount } = online
        return { label: t`Book now · pay ${amount} now`, short }
      }
      if (atPickUp && !atPickUp.isNothing) {
        const { amount } = atPickUp
        return { label: t`Book now · pay ${amount} at pick-up`, short }
      }
      return { label: t`Book now`, short }
    }
  }
}

const NOTHING = { online: null, atPickUp: null }
