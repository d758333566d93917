import { chakra, HStack, Stack } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CarFront } from 'lucide-react'

import type { BookingInList } from '#api/bookings.query.ts'
import type { Page as PageOf } from '#api/compat.ts'
import type { BookingStatus } from '#domain/booking-status.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Page } from '#ui/page.tsx'
import { H2, P } from '#ui/type.tsx'

import { BookingCards } from './booking-cards.tsx'
import { BookingsPager } from './bookings-pager.tsx'
import { searchOfStatuses } from './bookings-search.ts'
import { BookingsTable } from './bookings-table.tsx'
import { StatusFilter } from './status-filter.tsx'
import { useWideScreen } from './wide-screen.ts'

export interface BookingsPageProps {
  part: PageOf<BookingInList>
  /** True while the list is that of the page or filter before. */
  isOutdated?: boolean
  page: number
  size: number
  statuses: readonly BookingStatus[]
  onFilter: (statuses: BookingStatus[]) => Promise<void>
}

/** The customer's bookings, newest first; page and filter stand in the address. */
export function BookingsPage(props: BookingsPageProps) {
  const { part, isOutdated = false, page, size, statuses, onFilter } = props
  const { t } = useLingui()
  const isWide = useWideScreen()
  const { rows: bookings, total } = part
  const List = isWide ? BookingsTable : BookingCards

  return (
    <Page>
      <Stack gap="6">
        <HStack justify="space-between" align="end" wrap="wrap" gap="3">
          <PageHeading title={t`Bookings`} />
          <chakra.output color="fg.muted">
            <Plural value={total} one="# booking" other="# bookings" />
          </chakra.output>
        </HStack>
        <StatusFilter chosen={statuses} onChoose={onFilter} />
        {bookings.length > 0 ? (
          <chakra.div aria-busy={isOutdated} opacity={isOutdated ? 0.6 : 1}>
            <List bookings={bookings} />
          </chakra.div>
        ) : null}
        {total === 0 ? <NoBookings isFiltered={statuses.length > 0} /> : null}
        {total > 0 && bookings.length === 0 ? <NoSuchPage /> : null}
        <BookingsPager page={page} size={size} total={total} status={searchOfStatuses(statuses)} />
      </Stack>
    </Page>
  )
}

function NoBookings({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Card tone="sand">
      <Stack gap="4" align="center" py="8" textAlign="center">
        <CarFront aria-hidden size={40} strokeWidth={1.5} />
        <H2>
          <Trans>No bookings.</Trans>
        </H2>
        {isFiltered ? (
          <>
            <P tone="muted">
              <Trans>None of your bookings has the status you chose.</Trans>
            </P>
            <ButtonLink to="/bookings" search={{}} variant="outline">
              <Trans>Show all bookings</Trans>
            </ButtonLink>
          </>
        ) : (
          <>
            <P tone="muted">
              <Trans>The cars you book appear here, with everything about them.</Trans>
            </P>
            <ButtonLink to="/">
              <Trans>Find a car</Trans>
            </ButtonLink>
          </>
        )}
      </Stack>
    </Card>
  )
}

function NoSuchPage() {
  return (
    <Stack gap="3" align="start">
      <P>
        <Trans>This page of the list is empty.</Trans>
      </P>
      <chakra.div>
        <ButtonLink to="/bookings" search={{}} variant="outline">
          <Trans>Go to the first page</Trans>
        </ButtonLink>
      </chakra.div>
    </Stack>
  )
}
