import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { SupplierName } from '#rental/car-facts/supplier-name.tsx'
import { usePrices } from '#rental/prices.tsx'
import { SummaryFrame } from '#rental/price-block/summary-frame.tsx'
import { VehiclePicture } from '#rental/vehicle/vehicle-picture.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { Figures, H2, P } from '#ui/style/type.tsx'

import type { AmendmentActor } from '../flow/amendment.flow.ts'
import { PriceRows } from '../screens/price-rows.tsx'
import { computeLivePrice } from './live-price.ts'
import type { AmendmentFacts } from './use-amendment-form.ts'

export interface LiveDifferenceProps {
  actor: AmendmentActor
  facts: AmendmentFacts
}

/**
 * Shows beside the form how each change affects the price. On phones, a bar at the bottom shows only the new
 * price and the difference.
 */
export function LiveDifference({ actor, facts }: LiveDifferenceProps) {
  const draft = useSelector(actor, ({ context }) => context.draft)
  const before = useSelector(actor, ({ context }) => context.price)
  const after = computeLivePrice(facts, draft)
  const { t } = useLingui()

  return (
    <SummaryFrame aria-live="polite" aria-label={t`Cost of the changes`}>
      <styled.div hideFrom="lg" px="4" py="3">
        <DifferenceLine before={before} after={after} />
      </styled.div>
      <styled.div display={{ base: 'none', lg: 'block' }} p="6">
        <Stack gap="4">
          <H2 fontSize="lg">
            <Trans>Cost of the changes</Trans>
          </H2>
          <HStack gap="4" align="center">
            <styled.div width="7rem" flexShrink={0}>
              <VehiclePicture car={facts.car} />
            </styled.div>
            <Stack gap="1" minW="0">
              <P fontWeight="semibold">{facts.booking.car.name}</P>
              <SupplierName supplier={facts.booking.supplier} />
            </Stack>
          </HStack>
          {after === null ? (
            <P size="sm">
              <MissingDatesText />
            </P>
          ) : (
            <>
              <NewTimes from={draft.from} to={draft.to} />
              <PriceRows before={before} after={after} />
            </>
          )}
          <P size="sm" tone="muted">
            <Trans>Nothing changes until you confirm the new price.</Trans>
          </P>
        </Stack>
      </styled.div>
    </SummaryFrame>
  )
}

const MissingDatesText = () => <Trans>Choose a drop-off after the pick-up to see the price.</Trans>

function NewTimes({ from, to }: { from: string; to: string }) {
  const { range } = useDates()
  return <P size="sm">{range(from, to)}</P>
}

function DifferenceLine({ before, after }: { before: number; after: number | null }) {
  const { showChange } = usePrices()
  if (after === null) return <MissingDatesText />

  const texts = showChange(before, after)
  return (
    <HStack justify="space-between" gap="4">
      <span>
        <Trans>New price</Trans> <Figures>{texts.after}</Figures>
      </span>
      <Figures fontWeight="bold">
        <Trans comment="What a changed booking costs more or less">Difference {texts.change}</Trans>
      </Figures>
    </HStack>
  )
}
