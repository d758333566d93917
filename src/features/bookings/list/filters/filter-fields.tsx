import { Trans, useLingui } from '@lingui/react/macro'

import { listTabStatuses } from '#api/links/booking-tabs.ts'
import type { BookingFilters as Filters } from '#api/queries/bookings.query.ts'
import type { Api } from '#api/client.ts'
import { Button } from '#ui/control/button.tsx'
import { NEEDS_SCRIPT_PROPS } from '#ui/page/needs-script.tsx'
import { styled } from '#ui/style/styled.ts'

import { BOOKING_FILTER_FORM_ID } from '../bookings-search.ts'
import { DateFilter } from './date-filter.tsx'
import { LocationFilter } from './location-filter.tsx'
import { StatusFilter } from './status-filter.tsx'
import { SupplierFilter } from './supplier-filter.tsx'

export interface FilterFieldsProps {
  api: Api
  filters: Filters
  /** The names of the locations, once they are loaded. */
  locationName: string | null
  dropOffName: string | null
  /** The suppliers to choose from; empty when there is no choice. */
  suppliers: readonly { _id: string; fullName: string }[]
  onChange: (part: Partial<Filters>) => void
}

/** All filters except the keyword. */
export function FilterFields(props: FilterFieldsProps) {
  const { api, filters, locationName, dropOffName, suppliers, onChange } = props
  const { t } = useLingui()
  const { tab, statuses, from, to, location, dropOff } = filters

  return (
    <>
      <div {...NEEDS_SCRIPT_PROPS}>
        <LocationFilter
          api={api}
          label={t`Pick-up location`}
          location={location ? { id: location, name: locationName ?? '' } : null}
          onChoose={(next) => onChange({ location: next })}
        />
      </div>
      <div {...NEEDS_SCRIPT_PROPS}>
        <LocationFilter
          api={api}
          label={t`Drop-off location`}
          location={dropOff ? { id: dropOff, name: dropOffName ?? '' } : null}
          onChoose={(next) => onChange({ dropOff: next })}
        />
      </div>
      <DateFilter
        label={t`Pick-up from`}
        name="from"
        day={from}
        max={to}
        onChoose={(next) => onChange({ from: next })}
      />
      <DateFilter
        label={t`Drop-off until`}
        name="to"
        day={to}
        min={from}
        onChoose={(next) => onChange({ to: next })}
      />
      {suppliers.length > 1 ? (
        <styled.div gridColumn="1 / -1">
          <SupplierFilter
            suppliers={suppliers}
            chosen={filters.suppliers}
            onChoose={(next) => onChange({ suppliers: next })}
          />
        </styled.div>
      ) : null}
      <styled.div gridColumn="1 / -1">
        <StatusFilter
          among={listTabStatuses(tab)}
          chosen={statuses}
          onChoose={(next) => onChange({ statuses: next })}
        />
      </styled.div>
      <noscript>
        <Button type="submit" form={BOOKING_FILTER_FORM_ID}>
          <Trans>Apply filters</Trans>
        </Button>
      </noscript>
    </>
  )
}
