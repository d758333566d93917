import { useLingui } from '@lingui/react/macro'

import type { PriceBlockProps } from '#rental/price-block/price-block.tsx'
import { toPriceFacts } from '#rental/price-block/price-block.tsx'
import { usePrices } from '#rental/prices.tsx'

import type { StepState } from '../../choose-screen.ts'

interface BookLabel {
  label: string
  /** The label while a call is running, for the full-width button in the bar on phones. */
  short: string | undefined
  /** The longest possible label, which includes the amount. */
  longest: string
}

/** Returns the label of the booking button: the amount due or, once pressed, the progress. */
export function useBookLabel(
  state: Exclude<StepState, 'booked'>,
  price: PriceBlockProps | null,
  isBusy: boolean,
): BookLabel {
  const { t } = useLingui()
  const longest = useAmountLabel(price)
  const short = isBusy ? t`One moment` : undefined

  switch (state) {
    case 'checking':
      return { label: t`Checking the price`, short, longest }
    case 'placing':
      return { label: t`Placing your booking`, short, longest }
    case 'editing':
      return { label: longest, short, longest }
  }
}

function useAmountLabel(price: PriceBlockProps | null): string {
  const { t } = useLingui()
  const { showPrice } = usePrices()
  const { online, atPickUp } = price ? showPrice(toPriceFacts(price)) : NO_AMOUNTS_DUE
  if (online && !online.isNothing) {
    const { amount } = online
    return t`Book now · pay ${amount} now`
  }
  if (atPickUp && !atPickUp.isNothing) {
    const { amount } = atPickUp
    return t`Book now · pay ${amount} at pick-up`
  }
  return t`Book now`
}

const NO_AMOUNTS_DUE = { online: null, atPickUp: null }
