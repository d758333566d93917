import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'

import { billOf } from '#domain/quote.ts'
import { Button } from '#ui/button.tsx'
import { PriceBreakdown } from '#rental/car-facts/price-breakdown.tsx'
import { usePrices } from '#rental/prices.tsx'
import { chakra, HStack, Stack } from '#ui/styled.ts'
import { Figures, P } from '#ui/type.tsx'

import { chosenTerms } from '../flow/chosen-terms.ts'
import type { CheckoutActor } from '../flow/checkout.flow.ts'
import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'
import { TripInShort } from '../steps/trip-in-short.tsx'
import { CarInShort } from './car-in-short.tsx'

/** Beside the steps on a wide screen; at the bottom of a telephone, where it unfolds upwards. */
const Bar = chakra('aside', {
  base: {
    bg: 'bg.sand',
    position: 'sticky',
    zIndex: '1',
    bottom: { base: '0', lg: 'auto' },
    top: { lg: '20' },
    mx: { base: '-4', md: '-6', lg: '0' },
    borderTopRadius: 'lg',
    borderBottomRadius: { base: '0', lg: 'lg' },
    boxShadow: { base: '0 -4px 16px rgb(20 24 30 / 12%)', lg: 'none' },
    maxH: { base: '85dvh', lg: 'calc(100dvh - 6.5rem)' },
    overflowY: 'auto',
  },
})

export interface PriceSummaryProps {
  actor: CheckoutActor
  facts: CheckoutFacts
}

/** The car, the trip and the price so far, always in view, with lines that add up. */
export function PriceSummary({ actor, facts }: PriceSummaryProps) {
  const { t } = useLingui()
  const { show, showBill } = usePrices()
  const [open, setOpen] = useState(false)
  const detailsId = useId()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const isPaying = useSelector(actor, (snapshot) => snapshot.matches({ paying: 'open' }))
  const { quote, draft, trip } = context
  if (!quote) return null

  const { lines, total } = billOf(quote, draft.extras)
  const due = isPaying ? chosenTerms(context)?.now.total : 0
  const shown = showBill({ lines: [total], deposit: quote.deposit })

  return (
    <Bar aria-label={t`Price summary`} data-price-bar>
      <HStack hideFrom="lg" justify="space-between" gap="3" px="4" py="2">
        <P fontWeight="semibold" lineHeight="tight">
          <Figures fontSize="xl">{due ? show(due) : shown.rental}</Figures>
          <chakra.span display="block" fontSize="sm" fontWeight="normal" color="fg.muted">
            {due ? (
              <Trans>to pay now</Trans>
            ) : (
              <Plural value={quote.days} one="for # day" other="for # days" />
            )}
          </chakra.span>
        </P>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen(!open)}
        >
          {open ? <Trans>Hide details</Trans> : <Trans>Show details</Trans>}
          <ChevronUp aria-hidden size={18} style={{ rotate: open ? '180deg' : '0deg' }} />
        </Button>
      </HStack>
      <Stack
        id={detailsId}
        gap="4"
        px={{ base: '4', lg: '5' }}
        pb="5"
        pt={{ base: '0', lg: '5' }}
        display={{ base: open ? 'flex' : 'none', lg: 'flex' }}
      >
        <CarInShort facts={facts} />
        <TripInShort trip={trip} facts={facts} />
        <PriceBreakdown lines={lines} deposit={quote.deposit} />
        {quote.deposit > 0 ? (
          <P size="sm" tone="muted">
            <Trans>And a deposit of {shown.deposit}, which you get back with the car.</Trans>
          </P>
        ) : null}
      </Stack>
    </Bar>
  )
}
