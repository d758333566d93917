import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'

import { tabStatuses } from '#api/links/booking-tabs.ts'
import type { BookingFilters as Filters } from '#api/queries/bookings.query.ts'
import type { Api } from '#api/client.ts'
import { Button, ButtonLink } from '#ui/control/button.tsx'
import { latest, useOptimisticChoice } from '#ui/control/optimistic-choice.ts'
import { onPlainClick } from '#ui/control/plain-click.ts'
import { NEEDS_SCRIPT } from '#ui/page/needs-script.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { chakra, HStack } from '#ui/style/styled.ts'

import {
  BOOKING_FILTER_FORM,
  countFilters,
  NO_BOOKING_FILTERS,
  toBookingsSearch,
} from '../bookings-search.ts'
import { DateFilter } from './date-filter.tsx'
import { KeywordFilter } from './keyword-filter.tsx'
import { LocationFilter } from './location-filter.tsx'
import { StatusFilter } from './status-filter.tsx'
import { SupplierFilter } from './supplier-filter.tsx'

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    p: '4',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.raised',
    '&[hidden]': { display: 'none', '@media (scripting: none)': { display: 'grid' } },
  },
})

export interface BookingFiltersProps {
  api: Api
  filters: Filters
  /** The names of the locations, once they are here. */
  locationName: string | null
  dropOffName: string | null
  /** To choose from; none where there is no choice. */
  suppliers: readonly { _id: string; fullName: string }[]
  /** Settles once the address says so, or will not. */
  onChange: (filters: Filters) => Promise<void>
}

/** A word in view, every other way to narrow the list behind one button; a choice shows and counts at once. */
export function BookingFilterPanel(props: BookingFiltersProps) {
  const { api, locationName, dropOffName, suppliers, onChange } = props
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [filters, choose] = useOptimisticChoice(props.filters, latest, onChange)
  const panel = useId()
  const inPanel = countFilters({ ...filters, keyword: null })
  const change = (part: Partial<Filters>) => choose({ ...filters, ...part })
  const { tab, statuses, from, to, location, dropOff, keyword } = filters
  const cleared = { ...NO_BOOKING_FILTERS, tab }
  const kept = toBookingsSearch({ ...NO_BOOKING_FILTERS, tab, location, dropOff })

  return (
    <chakra.section aria-label={t`Filters`} display="grid" gap="4">
      <HStack gap="3" wrap="wrap" align="end">
        <WhenParsed>
          <chakra.div flex="1 1 14rem" maxW="24rem">
            <KeywordFilter keyword={keyword} onChoose={(next) => change({ keyword: next })} />
          </chakra.div>
          <Button
            {...NEEDS_SCRIPT}
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpen(!isOpen)}
          >
            <SlidersHorizontal aria-hidden size={18} />
            {inPanel > 0 ? <Trans>Filters ({inPanel})</Trans> : <Trans>Filters</Trans>}
          </Button>
          {countFilters(filters) > 0 ? (
            <ButtonLink
              to="/bookings"
              search={toBookingsSearch(cleared)}
              replace
              preload={false}
              variant="ghost"
              onClick={onPlainClick(() => change(cleared))}
            >
              <Trans>Clear all</Trans>
            </ButtonLink>
          ) : null}
        </WhenParsed>
      </HStack>
      {Object.entries(kept).map(([name, value]) =>
        value === undefined ? null : (
          <input key={name} type="hidden" form={BOOKING_FILTER_FORM} {...{ name, value }} />
        ),
      )}
      <Panel id={panel} hidden={!isOpen}>
        <div {...NEEDS_SCRIPT}>
          <LocationFilter
            api={api}
            label={t`Pick-up place`}
            location={location ? { id: location, name: locationName ?? '' } : null}
            onChoose={(next) => change({ location: next })}
          />
        </div>
        <div {...NEEDS_SCRIPT}>
          <LocationFilter
            api={api}
            label={t`Drop-off place`}
            location={dropOff ? { id: dropOff, name: dropOffName ?? '' } : null}
            onChoose={(next) => change({ dropOff: next })}
          />
        </div>
        <DateFilter
          label={t`Pick-up from`}
          name="from"
          day={from}
          max={to}
          onChoose={(next) => change({ from: next })}
        />
        <DateFilter
          label={t`Drop-off until`}
          name="to"
          day={to}
          min={from}
          onChoose={(next) => change({ to: next })}
        />
        {suppliers.length > 1 ? (
          <chakra.div gridColumn="1 / -1">
            <SupplierFilter
              suppliers={suppliers}
              chosen={filters.suppliers}
              onChoose={(next) => change({ suppliers: next })}
            />
          </chakra.div>
        ) : null}
        <chakra.div gridColumn="1 / -1">
          <StatusFilter
            among={tabStatuses(tab)}
            chosen={statuses}
            onChoose={(next) => change({ statuses: next })}
          />
        </chakra.div>
        <noscript>
          <Button type="submit" form={BOOKING_FILTER_FORM}>
            <Trans>Apply filters</Trans>
          </Button>
        </noscript>
      </Panel>
    </chakra.section>
  )
}
