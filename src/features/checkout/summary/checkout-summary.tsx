import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'

import { PriceBlock } from '#rental/price-block/price-block.tsx'
import { type Slot, useIsSlotUsed } from '#ui/page/slot.ts'
import { styled, Stack } from '#ui/style/styled.ts'

import type { CheckoutActor } from '../flow/checkout.flow.ts'
import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'
import { TripInShort } from '../steps/trip-in-short.tsx'
import { CarInShort } from './car-in-short.tsx'
import { toCheckoutPrice } from './checkout-price.ts'
import { PriceBar } from './price-bar.tsx'
import { PriceFrame } from './price-frame.tsx'

const Details = styled('div', {
  base: {
    px: { base: '4', lg: '5' },
    pb: { base: '2', md: '4', lg: '5' },
    pt: { base: '4', lg: '5' },
  },
  variants: {
    isOpen: {
      true: { display: 'block' },
      false: {
        display: { base: 'none', md: 'block' },
        '@media (scripting: none)': { display: 'block' },
      },
    },
  },
})

export interface CheckoutSummaryProps {
  actor: CheckoutActor
  facts: CheckoutFacts
  /** Contains the step's button on phones. */
  slot: Slot
  /** Whether to show the bar on phones, because the screen has or will have a button. */
  isBar: boolean
}

/** The car, the trip and the current price with its lines; always in view. */
export function CheckoutSummary({ actor, facts, slot, isBar }: CheckoutSummaryProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const price = toCheckoutPrice(context)
  const hasButton = useIsSlotUsed(slot)
  if (!price) return null

  return (
    <PriceFrame
      aria-label={t`Price summary`}
      isBar={isBar || hasButton}
      data-edge-bar={isBar || hasButton || undefined}
    >
      <Details id={detailsId} isOpen={isOpen}>
        <Stack gap="4">
          <CarInShort facts={facts} />
          <TripInShort trip={context.trip} facts={facts} />
          <PriceBlock {...price} />
        </Stack>
      </Details>
      <PriceBar
        price={price}
        days={context.quote?.days ?? 0}
        isOpen={isOpen}
        detailsId={detailsId}
        onToggle={() => setOpen(!isOpen)}
        slotRef={slot.hold}
      />
    </PriceFrame>
  )
}
