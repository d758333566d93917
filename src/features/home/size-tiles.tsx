import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { Api } from '#api/client.ts'
import { settingsQuery } from '#api/settings.query.ts'
import { bodyStyle } from '#domain/body-style.ts'
import type { CarRange } from '#domain/catalogue.ts'
import { toMinor } from '#domain/money.ts'
import { RANGE_NAMES } from '#rental/range-names.ts'
import { VehicleDrawing } from '#ui/drawings/vehicle-drawing.tsx'
import { usePrices } from '#rental/prices.tsx'
import { chakra, Stack } from '#ui/styled.ts'
import { H2, H3, P } from '#ui/type.tsx'

const SIZES = [
  { range: 'mini', tint: '#2f6fb5', text: msg`Small outside, easy to park, kind to the purse.` },
  { range: 'midi', tint: '#c65f3d', text: msg`Room for the family, and high enough for a track.` },
  { range: 'maxi', tint: '#3d8a86', text: msg`Seats for the whole group and all their bags.` },
] as const

const Tile = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr auto',
    textAlign: 'start',
    p: '5',
    bg: 'bg.sand',
    borderRadius: 'lg',
    cursor: 'pointer',
    transition: 'box-shadow 150ms',
    _hover: { boxShadow: 'md' },
  },
  defaultVariants: {},
})

export interface SizeTilesProps {
  api: Api
  onRange: (range: CarRange) => void
}

/** The three sizes that most people look for, with the fleet's lowest price where it is known. */
export function SizeTiles({ api, onRange }: SizeTilesProps) {
  const { i18n } = useLingui()
  const { show } = usePrices()
  const { data: settings } = useQuery(settingsQuery(api))
  const sizePrice = (range: CarRange) =>
    settings?.fleet?.find((price) => price.range === range)?.dailyPrice

  return (
    <Stack gap="5">
      <H2>
        <Trans>Which size?</Trans>
      </H2>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
        gap="4"
      >
        {SIZES.map(({ range, tint, text }) => {
          const lowest = sizePrice(range)
          const price = lowest === undefined ? null : show(toMinor(lowest))
          return (
            <Tile key={range} type="button" onClick={() => onRange(range)}>
              <chakra.span w="full" maxW="15rem" mx="auto" aspectRatio="3 / 2">
                <VehicleDrawing body={bodyStyle({ name: '', range })} tint={tint} />
              </chakra.span>
              <H3 as="span">{i18n._(RANGE_NAMES[range])}</H3>
              <P as="span" tone="muted" size="sm">
                {i18n._(text)}
              </P>
              <P as="span" mt="2" minH="6" fontWeight="semibold">
                {price ? <Trans>From {price} a day</Trans> : null}
              </P>
            </Tile>
          )
        })}
      </chakra.div>
    </Stack>
  )
}
