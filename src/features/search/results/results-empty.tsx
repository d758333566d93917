import { Plural, Trans, useLingui } from '@lingui/react/macro'

import { type CarFilters, NO_FILTERS } from '#api/car-filters.ts'
import type { CarResults } from '#api/cars.query.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { HStack, Stack } from '#ui/styled.ts'
import { H2, P } from '#ui/type.tsx'

import { FILTER_TITLES, WIRE_NAMES } from '../filters/filter-groups.ts'
import { isOn } from '../filters/filter-panel.tsx'
import { focusResults } from './results-heading.tsx'

export interface ResultsEmptyProps {
  filters: CarFilters
  widest: CarResults['widest']
  onChange: (filters: CarFilters) => void
}

/** Nothing found: which filter hides most cars and what is left without it, or other dates. */
export function ResultsEmpty({ filters, widest, onChange }: ResultsEmptyProps) {
  const { i18n } = useLingui()
  const names = Object.keys(NO_FILTERS) as (keyof CarFilters)[]
  const chosen = names.filter((filter) => isOn(filters, filter))
  const hiding = chosen.find((filter) => WIRE_NAMES[filter] === widest?.filter)
  const widen = (next: CarFilters) => {
    focusResults()
    onChange(next)
  }
  const title = hiding ? i18n._(FILTER_TITLES[hiding]) : ''

  return (
    <Card tone="sand">
      <Stack gap="4">
        <H2>
          <Trans>No cars</Trans>
        </H2>
        {hiding && widest ? (
          <P>
            <Plural
              value={widest.without}
              one={`The filter “${title}” hides most: there is # car without it.`}
              other={`The filter “${title}” hides most: there are # cars without it.`}
            />
          </P>
        ) : chosen.length > 0 ? (
          <P>
            <Trans>No car here has all of that on these dates.</Trans>
          </P>
        ) : (
          <P>
            <Trans>No car is free here on these dates. Try other dates or a place nearby.</Trans>
          </P>
        )}
        {chosen.length > 0 ? (
          <HStack gap="3" wrap="wrap">
            {hiding ? (
              <Button onClick={() => widen({ ...filters, [hiding]: NO_FILTERS[hiding] })}>
                <Trans>Drop the filter “{title}”</Trans>
              </Button>
            ) : null}
            <Button variant="outline" onClick={() => widen(NO_FILTERS)}>
              <Trans>Clear all filters</Trans>
            </Button>
          </HStack>
        ) : null}
      </Stack>
    </Card>
  )
}
