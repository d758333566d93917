import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'

import { OperatorSettings } from '#rental/operator-settings.ts'
import { Select } from '#ui/controls.tsx'
import { Field } from '#ui/form/field.tsx'
import { HStack } from '#ui/styled.ts'
import { Tick } from '#ui/tick.tsx'
import { P } from '#ui/type.tsx'

import { isAnswered, type SearchResults } from './car-results.ts'
import type { CarSort } from '../search-params.ts'

export interface ResultsHeadingProps {
  results: SearchResults
  sort: CarSort
  includesBooked: boolean
  onSort: (sort: CarSort) => void
  onBooked: (includesBooked: boolean) => void
}

const RESULTS_HEADING = 'results'

/** Where a keyboard goes on when what it pressed is gone or has brought another list. */
export function focusResults(): void {
  document.getElementById(RESULTS_HEADING)?.focus({ preventScroll: true })
}

/** How many cars there are, read out when it changes, and their order and those of others where the backend knows them. */
export function ResultsHeading(props: ResultsHeadingProps) {
  const { results, sort, includesBooked, onSort, onBooked } = props
  const { t } = useLingui()
  const { status, total, facets } = results
  const { sortedCars } = use(OperatorSettings).capabilities

  return (
    <HStack justify="space-between" align="end" gap="4" wrap="wrap" minH="4.375rem">
      <div>
        <P
          id={RESULTS_HEADING}
          tabIndex={-1}
          aria-live="polite"
          fontWeight="semibold"
          minH="1lh"
          _focusVisible={{ outline: 'none' }}
        >
          {status === 'loading' ? (
            <Trans>Looking for cars…</Trans>
          ) : isAnswered(results) ? (
            <Plural value={total} one="# car" other="# cars" />
          ) : null}
        </P>
        {sortedCars ? (
          <Tick
            type="checkbox"
            checked={includesBooked}
            onChange={(event) => onBooked(event.target.checked)}
          >
            <Trans>Show booked cars too</Trans>
          </Tick>
        ) : null}
      </div>
      {sortedCars && (facets || status === 'loading') ? (
        <Field label={t`Sort by`}>
          {(control) => (
            <Select
              {...control}
              value={sort}
              disabled={!facets}
              onChange={(event) => onSort(readSort(event.target.value))}
            >
              <option value="price">{t`Total price`}</option>
              <option value="rating">{t`Rating`}</option>
              <option value="size">{t`Size`}</option>
            </Select>
          )}
        </Field>
      ) : null}
    </HStack>
  )
}

const readSort = (value: string): CarSort =>
  value === 'rating' || value === 'size' ? value : 'price'
