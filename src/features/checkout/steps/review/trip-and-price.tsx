import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import { PriceBlock } from '#rental/price-block/price-block.tsx'
import { Stack } from '#ui/style/styled.ts'

import type { CheckoutFacts } from '../../flow/use-checkout-facts.ts'
import { toCheckoutPrice } from '../../summary/checkout-price.ts'
import { TripInShort } from '../trip-in-short.tsx'

export interface TripAndPriceProps {
  context: CheckoutContext
  facts: CheckoutFacts
}

/** The trip and its price on phones. On wider screens the summary beside the step shows both. */
export function TripAndPrice({ context, facts }: TripAndPriceProps) {
  const price = toCheckoutPrice(context)
  if (!price) return null

  return (
    <Stack gap="6" hideFrom="md">
      <TripInShort trip={context.trip} facts={facts} />
      <PriceBlock {...price} />
    </Stack>
  )
}
