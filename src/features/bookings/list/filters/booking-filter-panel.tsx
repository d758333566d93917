import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { startTransition, useOptimistic, useState } from 'react'

import type { BookingFilters as Filters } from '#api/bookings.query.ts'
import type { Api } from '#api/client.ts'
import { Button } from '#ui/button.tsx'
import { chakra, HStack } from '#ui/styled.ts'

import { countFilters, NO_BOOKING_FILTERS } from '../bookings-search.ts'
import { DateFilter } from './date-filter.tsx'
import { KeywordFilter } from './keyword-filter.tsx'
import { LocationFilter } from './location-filter.tsx'
import { StatusFilter } from './status-filter.tsx'
import { SupplierFilter } from './supplier-filter.tsx'

const Panel = chakra('div', {
  base: {
    gap: '4',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1.2fr)) repeat(2, minmax(0, 1fr))',
    },
  },
})

export interface BookingFiltersProps {
  api: Api
  filters: Filters
  /** The name of the place, once it is here. */
  locationName: string | null
  /** To choose from; none where there is no choice. */
  suppliers: readonly { _id: string; fullName: string }[]
  /** Settles once the address says so, or will not. */
  onChange: (filters: Filters) => Promise<void>
}

/** Every way to narrow the list; a choice shows at once and counts at once. */
export function BookingFilterPanel(props: BookingFiltersProps) {
  const { api, locationName, suppliers, onChange } = props
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [filters, show] = useOptimistic(props.filters)
  const count = countFilters(filters)
  const change = (part: Partial<Filters>) =>
    startTransition(async () => {
      const next = { ...filters, ...part }
      show(next)
      await onChange(next)
    })
  const { statuses, supplier, from, to, location, keyword } = filters

  return (
    <chakra.section aria-label={t`Filters`} display="grid" gap="4">
      <HStack gap="3" wrap="wrap">
        <Button
          variant="outline"
          hideFrom="md"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden size={18} />
          {isOpen ? <Trans>Hide filters</Trans> : <Trans>Show filters</Trans>}
          {count > 0 ? ` (${count})` : ''}
        </Button>
      </HStack>
      <Panel display={{ base: isOpen ? 'grid' : 'none', md: 'grid' }}>
        <KeywordFilter keyword={keyword} onChoose={(next) => change({ keyword: next })} />
        {suppliers.length > 1 ? (
          <SupplierFilter
            suppliers={suppliers}
            chosen={supplier}
            onChoose={(next) => change({ supplier: next })}
          />
        ) : null}
        <LocationFilter
          api={api}
          location={location ? { id: location, name: locationName ?? '' } : null}
          onChoose={(next) => change({ location: next })}
        />
        <DateFilter
          label={t`Pick-up from`}
          day={from}
          max={to}
          onChoose={(next) => change({ from: next })}
        />
        <DateFilter
          label={t`Drop-off until`}
          day={to}
          min={from}
          onChoose={(next) => change({ to: next })}
        />
        <chakra.div gridColumn="1 / -1">
          <StatusFilter chosen={statuses} onChoose={(next) => change({ statuses: next })} />
        </chakra.div>
      </Panel>
      {count > 0 ? (
        <chakra.div>
          <Button size="sm" variant="outline" onClick={() => change(NO_BOOKING_FILTERS)}>
            <Trans>Clear all</Trans>
          </Button>
        </chakra.div>
      ) : null}
    </chakra.section>
  )
}
