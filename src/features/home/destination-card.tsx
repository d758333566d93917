import { Plural, Trans } from '@lingui/react/macro'

import { toMinor } from '#domain/money/money.ts'
import { usePrices } from '#rental/prices.tsx'
import { TownDrawing, type TownScene } from '#ui/drawings/town-drawing.tsx'
import { chakra } from '#ui/style/styled.ts'
import { H3, P } from '#ui/style/type.tsx'

import { ChoiceCard } from './card-row.ts'
import type { Destination } from './popular-destinations.ts'

export interface DestinationCardProps {
  location: Destination['location']
  scene: TownScene
  onChoose: () => void
}

/** A place in a picture, with what a day costs there at least and how many cars there are. */
export function DestinationCard({ location, scene, onChoose }: DestinationCardProps) {
  const { name, dailyPrice, cars } = location
  const { show } = usePrices()
  const price = typeof dailyPrice === 'number' ? show(toMinor(dailyPrice)) : null

  return (
    <ChoiceCard onClick={onChoose}>
      <chakra.span display="block" aspectRatio="368 / 168" overflow="hidden">
        <TownDrawing scene={scene} />
      </chakra.span>
      <H3 as="span" px="4" pt="3">
        {name}
      </H3>
      <P as="span" size="sm" tone="muted" px="4" pb="4">
        {price ? <Trans>From {price} a day</Trans> : null}
        {price && cars !== undefined ? ' · ' : null}
        {cars === undefined ? null : <Plural value={cars} one="# car" other="# cars" />}
      </P>
    </ChoiceCard>
  )
}
