import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'

import type { BookingFilters as Filters } from '#api/queries/bookings.query.ts'
import { Button, ButtonLink } from '#ui/control/button.tsx'
import { replaceState, useOptimisticChoice } from '#ui/control/optimistic-choice.ts'
import { handlePlainClick } from '#ui/control/plain-click.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { NEEDS_SCRIPT_PROPS } from '#ui/page/needs-script.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled, HStack } from '#ui/style/styled.ts'

import {
  BOOKING_FILTER_FORM_ID,
  countFilters,
  NO_BOOKING_FILTERS,
  toBookingsSearch,
} from '../bookings-search.ts'
import type { FilterFieldsProps } from './filter-fields.tsx'
import { KeywordFilter } from './keyword-filter.tsx'

const Panel = styled('div', {
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

/** Server-rendered with the page, although its code is needed only once the button is pressed. */
const FilterFields = lazyPart(async () => (await import('./filter-fields.tsx')).FilterFields, {
  hydrates: 'near',
})

export interface BookingFilterPanelProps extends Omit<FilterFieldsProps, 'onChange'> {
  /** Settles once the URL is updated, or the navigation has failed. */
  onChange: (filters: Filters) => Promise<void>
}

/** The keyword field, and a button that opens all other filters. Changes are shown and counted immediately. */
export function BookingFilterPanel(props: BookingFilterPanelProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [filters, choose] = useOptimisticChoice(props.filters, replaceState, props.onChange)
  const panel = useId()
  const inPanel = countFilters({ ...filters, keyword: null })
  const change = (part: Partial<Filters>) => choose({ ...filters, ...part })
  const { tab, location, dropOff, keyword } = filters
  const cleared = { ...NO_BOOKING_FILTERS, tab }
  const hiddenFields = toBookingsSearch({ ...NO_BOOKING_FILTERS, tab, location, dropOff })

  return (
    <styled.section aria-label={t`Filters`} display="grid" gap="4">
      <HStack gap="3" wrap="wrap" align="end">
        <WhenParsed>
          <styled.div flex="1 1 14rem" maxW="24rem">
            <KeywordFilter keyword={keyword} onChoose={(next) => change({ keyword: next })} />
          </styled.div>
          <Button
            {...NEEDS_SCRIPT_PROPS}
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={panel}
            onPointerEnter={FilterFields.prefetch}
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
              onClick={handlePlainClick(() => change(cleared))}
            >
              <Trans>Clear all</Trans>
            </ButtonLink>
          ) : null}
        </WhenParsed>
      </HStack>
      {Object.entries(hiddenFields).map(([name, value]) =>
        value === undefined ? null : (
          <input key={name} type="hidden" form={BOOKING_FILTER_FORM_ID} {...{ name, value }} />
        ),
      )}
      <Panel id={panel} hidden={!isOpen}>
        <FilterFields {...props} filters={filters} onChange={change} />
      </Panel>
    </styled.section>
  )
}
