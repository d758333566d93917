import type { MajorUnits } from '@masar/openapi/schema.d.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { useQuery } from '#api/cache/use-query.ts'
import type { Api } from '#api/client.ts'
import { settingsQuery } from '#api/queries/settings.query.ts'
import { chooseBodyStyle } from '@masar/domain/car/body-style.ts'
import type { CarRange } from '@masar/domain/car/catalogue.ts'
import { toMinor } from '@masar/domain/money/money.ts'
import { RANGE_NAMES } from '#rental/range-names.ts'
import { VehicleDrawing } from '#ui/drawings/vehicle-drawing.tsx'
import { usePrices } from '#rental/prices.tsx'
import { handlePlainClick } from '#ui/control/plain-click.ts'
import { CardRow, LinkCard } from '#ui/page/card-row.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2, H3, P } from '#ui/style/type.tsx'

const SIZES = [
  { range: 'mini', paint: 'blue', text: msg`Compact, easy to park, easy on the budget.` },
  {
    range: 'midi',
    paint: 'red',
    text: msg`Room for the family, with clearance for rough roads.`,
  },
  { range: 'maxi', paint: 'silver', text: msg`Space for the whole group and their luggage.` },
] as const

const CAMPER = chooseBodyStyle({ name: '', range: 'caravan' })
const SCOOTER = chooseBodyStyle({ name: 'Vespa', range: 'scooter' })

/** A vehicle's background, in the color of the ground in the drawing. */
const Plate = styled('span', {
  base: {
    bg: 'bg.plate',
    px: '4',
    pt: '2',
    display: 'grid',
    // The drawing is as high as the plate, and never wider than 300 px.
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 18.75rem)',
    justifyContent: 'center',
    height: { base: '9rem', md: '11rem' },
  },
})

/** On a slow network, the drawings below the first screen of a phone load after the scripts. */
const LateDrawing = styled('span', {
  base: {
    display: 'block',
    minH: '0',
    'html:not([data-hydrated]) &': { mdDown: { animation: 'masar-wait 1500ms' } },
  },
})

export interface SizeTilesProps {
  api: Api
  /** Called with the selected vehicle type; null means all types. */
  onRange: (range: CarRange | null) => void
}

/**
 * The three most common sizes and a tile for all sizes. Shows the fleet's lowest prices when they are known.
 */
export function SizeTiles({ api, onRange }: SizeTilesProps) {
  const { i18n } = useLingui()
  const { data: settings, isPending } = useQuery(settingsQuery(api))
  const prices = settings?.fleet ?? []
  const hasPrices = isPending || prices.length > 0
  const least = Math.min(...prices.map(({ dailyPrice }) => dailyPrice))
  const lowest = prices.find(({ dailyPrice }) => dailyPrice === least)

  return (
    <Stack gap="5">
      <H2>
        <Trans>Choose a vehicle</Trans>
      </H2>
      <CardRow columns={4}>
        {SIZES.map(({ range, paint, text }) => (
          <li key={range}>
            <Tile
              name={i18n._(RANGE_NAMES[range])}
              text={i18n._(text)}
              price={prices.find((price) => price.range === range)?.dailyPrice}
              hasPriceRow={hasPrices}
              range={range}
              onChoose={onRange}
            >
              <VehicleDrawing body={chooseBodyStyle({ name: '', range })} paint={paint} />
            </Tile>
          </li>
        ))}
        <li>
          <Tile
            name={<Trans>All vehicles</Trans>}
            text={
              <Trans>
                Scooters to buses. Seven vehicle types, including camper vans and trucks.
              </Trans>
            }
            price={lowest?.dailyPrice}
            priced={lowest && i18n._(RANGE_NAMES[lowest.range])}
            hasPriceRow={hasPrices}
            range={null}
            onChoose={onRange}
          >
            <styled.span position="relative" display="block" height="full">
              <SmallDrawing width="80%" insetInlineEnd="-6%" bottom="12%">
                <VehicleDrawing body={CAMPER} paint="blue" />
              </SmallDrawing>
              <SmallDrawing width="52%" insetInlineStart="-4%" bottom="0">
                <VehicleDrawing body={SCOOTER} paint="red" />
              </SmallDrawing>
            </styled.span>
          </Tile>
        </li>
      </CardRow>
    </Stack>
  )
}

const SmallDrawing = styled('span', { base: { position: 'absolute', aspectRatio: '3 / 2' } })

function FromPrice({ price, priced }: { price: string | null; priced: string | undefined }) {
  if (price === null) return null
  if (priced === undefined) return <Trans>From {price} per day</Trans>
  return (
    <Trans>
      {priced} from {price} per day
    </Trans>
  )
}

interface TileProps {
  name: ReactNode
  text: ReactNode
  /** In dinars; unknown if undefined or not a finite number. */
  price: MajorUnits | undefined
  /** The name of the vehicle type with this price, if the tile covers several types. */
  priced?: string | undefined
  /** Whether prices are known or still loading. */
  hasPriceRow: boolean
  range: CarRange | null
  onChoose: SizeTilesProps['onRange']
  children: ReactNode
}

/**
 * A link to a search for this size, where the user then enters location and dates. A plain click selects the
 * size in the form above instead.
 */
function Tile({
  name,
  text,
  price: dinars,
  priced,
  hasPriceRow,
  range,
  onChoose,
  children,
}: TileProps) {
  const { show } = usePrices()
  const price = dinars !== undefined && Number.isFinite(dinars) ? show(toMinor(dinars)) : null

  return (
    <LinkCard
      to="/search"
      search={{ size: range ?? undefined }}
      preload={false}
      onClick={handlePlainClick(() => onChoose(range))}
    >
      <Plate>
        <LateDrawing>{children}</LateDrawing>
      </Plate>
      <H3 as="span" display="flex" justifyContent="space-between" gap="2" px="4" pt="3">
        {name}
        {hasPriceRow ? null : <Arrow />}
      </H3>
      <P as="span" tone="muted" size="sm" px="4" pb={hasPriceRow ? undefined : '4'}>
        {text}
      </P>
      {hasPriceRow ? (
        <styled.span display="flex" justify="space-between" gap="2" px="4" pt="2" pb="4" minH="12">
          <P as="span" fontWeight="semibold">
            <FromPrice price={price} priced={priced} />
          </P>
          <Arrow />
        </styled.span>
      ) : null}
    </LinkCard>
  )
}

const Arrow = () => (
  <styled.span color="accent" flexShrink="0">
    <ArrowRight aria-hidden size={20} />
  </styled.span>
)
