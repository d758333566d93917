import { Trans, useLingui } from '@lingui/react/macro'

import { type CarFilters, FILTERS } from '#api/links/car-filters.ts'
import { chooseBodyStyle } from '@masar/domain/car/body-style.ts'
import { CAR_RANGES, type CarRange } from '@masar/domain/car/catalogue.ts'
import { toMinor } from '@masar/domain/money/money.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { usePrices } from '#rental/prices.tsx'
import { RANGE_NAMES } from '#rental/range-names.ts'
import { VEHICLE_TYPE_PAINT } from '#ui/drawings/paints.ts'
import { VehicleDrawing } from '#ui/drawings/vehicle-drawing.tsx'
import { useOptimisticChoice } from '#ui/control/optimistic-choice.ts'
import { styled } from '#ui/style/styled.ts'

import { type FilterChange, withEntry } from '../search-params.ts'
import { FILTER_GROUPS, switchFilter } from './filter-groups.ts'
import { FILTER_FORM_ID } from './filter-links.ts'

type Schemas = components['schemas']

const Row = styled('fieldset', {
  base: {
    display: 'flex',
    gap: '2',
    minW: '0',
    m: '0',
    mx: { base: '-4', md: '-0.5' },
    px: { base: '4', md: '0.5' },
    py: { base: '0.5', md: '1' },
    border: '0',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '1rem',
    scrollbarWidth: 'thin',
  },
})

/**
 * The row without options. Shown only on wide screens, where its removal would move the filters below under the
 * pointer.
 */
const WideRow = styled(Row, { base: { display: { base: 'none', md: 'flex' } } })

const Tile = styled('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1 0 9.5rem',
    minH: '14',
    px: '2',
    py: '1',
    position: 'relative',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    lineHeight: 'tight',
    fontSize: 'xs',
    cursor: 'pointer',
    scrollSnapAlign: 'start',
    _hover: { borderColor: 'border.strong' },
    '& > div': {
      flexShrink: 0,
      width: '2.5rem',
      height: '1.5625rem',
      // On a slow network, the pictures of cars and the scripts load first.
      'html:not([data-hydrated]) &': { mdDown: { animation: 'masar-wait 1500ms' } },
    },
    '&[data-checked]': {
      borderColor: 'accent',
      bg: 'accent.subtle',
      boxShadow: 'inset 0 0 0 1px {colors.accent}',
    },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
})

const Price = styled('span', {
  base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
})

const Box = styled('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    opacity: 0,
    cursor: 'inherit',
    m: '0',
    // Only the focus outline around the tile is visible.
    '&:focus-visible': {
      opacity: 1,
      appearance: 'none',
      border: '0',
      borderRadius: 'md',
      outline: '3px solid',
      outlineColor: 'accent',
      outlineOffset: '-1px',
    },
  },
})

export interface RangeTilesProps {
  filters: CarFilters
  facets: Schemas['CarFacets'] | null
  /** The lowest totals, in dinars; null when the backend does not send them. */
  lowestTotals: Schemas['LowestTotals'] | null
  onChange: (change: FilterChange) => Promise<void>
}

/** The vehicle types, each with its lowest total price. Several types can be selected. */
export function RangeTiles(props: RangeTilesProps) {
  const { filters, facets, lowestTotals, onChange } = props
  const { i18n } = useLingui()
  const { show } = usePrices()
  const [chosen, choose] = useOptimisticChoice(filters.ranges, toggleRange, ({ range, isOn }) =>
    onChange(switchFilter('ranges', range, isOn)),
  )
  const toPrice = (dinars: number | undefined) => (dinars ? show(toMinor(dinars)) : '')
  const isNoneFound = facets !== null && !CAR_RANGES.some((range) => facets.ranges[range])
  const RowFor = isNoneFound && chosen.length === 0 ? WideRow : Row

  return (
    <RowFor>
      <styled.legend srOnly>{i18n._(FILTER_GROUPS.ranges.title)}</styled.legend>
      {CAR_RANGES.map((range) => {
        const isChosen = chosen.includes(range)
        const price = toPrice(lowestTotals?.[range])
        const isEmpty = facets !== null && !facets.ranges[range] && !isChosen
        return (
          <Tile
            key={range}
            data-checked={isChosen ? '' : undefined}
            data-disabled={isEmpty ? '' : undefined}
          >
            <Box
              type="checkbox"
              form={FILTER_FORM_ID}
              name={FILTERS.ranges.param}
              value={range}
              checked={isChosen}
              disabled={isEmpty}
              onChange={() => choose({ range, isOn: !isChosen })}
            />
            <div>
              <VehicleDrawing
                body={chooseBodyStyle({ name: '', range })}
                paint={VEHICLE_TYPE_PAINT}
              />
            </div>
            <styled.span minW="0">
              <styled.span display="block" fontWeight="semibold">
                {i18n._(RANGE_NAMES[range])}
              </styled.span>
              <styled.span display="block" color="fg.muted" minH="1lh" mt="0.5">
                {price ? (
                  <>
                    <styled.span srOnly>
                      <Trans>from {price}</Trans>
                    </styled.span>
                    <Price aria-hidden>{price}</Price>
                  </>
                ) : isNoneFound ? (
                  <Trans>No cars</Trans>
                ) : null}
              </styled.span>
            </styled.span>
          </Tile>
        )
      })}
    </RowFor>
  )
}

const toggleRange = (
  ranges: readonly CarRange[],
  { range, isOn }: { range: CarRange; isOn: boolean },
) => withEntry(ranges, range, isOn)
