import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { BookingFilters as Filters, BookingInList } from '#api/queries/bookings.query.ts'
import type { Api } from '#api/client.ts'
import type { ListPage as PageOf } from '#api/response-shapes.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { NeedsScriptNotice } from '#ui/page/needs-script.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Page } from '#ui/page/page.tsx'
import { useViewer } from '#rental/viewer.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'

import { isStaff } from '../rights.ts'
import { type CancellationOpener, useCancelFromList } from './actions/cancel-from-list.tsx'
import { type ChangesOpener, useChangeFromList } from './actions/change-from-list.tsx'
import { BookingsPager } from './bookings-pager.tsx'
import { BookingsTable } from './bookings-table.tsx'
import { BookingsTabs } from './bookings-tabs.tsx'
import { BookingFilterPanel } from './filters/booking-filter-panel.tsx'
import { useSelection } from './selection/use-selection.ts'

const NoBookings = lazyPart(async () => (await import('./no-bookings.tsx')).NoBookings, {
  isNeeded: true,
})
const NoSuchPage = lazyPart(async () => (await import('./no-bookings.tsx')).NoSuchPage, {
  isNeeded: true,
})
const SelectionBar = lazyPart(
  async () => (await import('./selection/selection-bar.tsx')).SelectionBar,
  { isNeeded: true },
)

export interface BookingsPageProps {
  api: Api
  part: PageOf<BookingInList>
  /** Whether the shown list still belongs to the previous page or filters. */
  isOutdated?: boolean
  page: number
  size: number
  filters: Filters
  /** Display names for the filters. */
  locationName: string | null
  dropOffName: string | null
  suppliers: readonly { _id: string; fullName: string }[]
  openChanges: ChangesOpener
  openCancellation: CancellationOpener
  onFilter: (filters: Filters) => Promise<void>
}

/** A customer's bookings in three tabs, or the bookings that a supplier or admin manages, newest first. */
export function BookingsPage(props: BookingsPageProps) {
  const { part, isOutdated = false, page, size, filters } = props
  const { t } = useLingui()
  const viewer = useViewer()
  const { rows: bookings, total } = part
  const selection = useSelection(bookings)
  const { onCancel, dialog } = useCancelFromList(props.api, props.openCancellation)
  const { onChange, changeDialog } = useChangeFromList(props.openChanges, {
    carName: (id) => bookings.find(({ _id }) => _id === id)?.car.name ?? id,
    onChanged: selection?.clear,
  })

  return (
    <Page>
      <Stack gap="6">
        <HStack justify="space-between" align="end" wrap="wrap" gap="3">
          <PageHeading title={t`My bookings`} />
          <styled.output color="fg.muted">
            <Plural value={total} one="# booking" other="# bookings" />
          </styled.output>
        </HStack>
        {filters.tab === null ? null : <BookingsTabs filters={filters} />}
        <BookingFilterPanel
          api={props.api}
          filters={filters}
          locationName={props.locationName}
          dropOffName={props.dropOffName}
          suppliers={props.suppliers}
          onChange={props.onFilter}
        />
        {selection ? (
          <>
            <NeedsScriptNotice>
              <Trans>
                Cancelling bookings and removing them from the list needs JavaScript. Turn it on in
                your browser settings, then reload the page.
              </Trans>
            </NeedsScriptNotice>
            {selection.ids.length > 0 ? (
              <SelectionBar selection={selection} onChange={onChange} onCancel={onCancel} />
            ) : null}
          </>
        ) : null}
        {bookings.length > 0 ? (
          <styled.div aria-busy={isOutdated} opacity={isOutdated ? 0.6 : 1}>
            <BookingsTable
              bookings={bookings}
              selection={selection}
              onChange={onChange}
              onCancel={onCancel}
            />
          </styled.div>
        ) : null}
        {total === 0 ? <NoBookings filters={filters} isStaff={isStaff(viewer)} /> : null}
        {total > 0 && bookings.length === 0 ? <NoSuchPage /> : null}
        <BookingsPager page={page} size={size} total={total} filters={filters} />
      </Stack>
      {changeDialog}
      {dialog}
    </Page>
  )
}
