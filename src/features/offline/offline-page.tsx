import { Trans, useLingui } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'

import type { WallClock } from '@masar/domain/rental/rental-clock.ts'
import { Button, ButtonLink } from '#ui/control/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Page } from '#ui/page/page.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

/** Stored booking data, with times in the pick-up location's time zone. */
export interface OfflineBookingFacts {
  id: string
  car: string
  from: string
}

/** The search parameters, as in the URL, and the names of both locations. */
export interface OfflineSearchFacts {
  pickup: string
  dropoff: string
  from: WallClock
  to: WallClock
  pickupName: string
  dropoffName: string
}

export interface OfflinePageProps {
  bookings: readonly OfflineBookingFacts[]
  searches: readonly OfflineSearchFacts[]
  onRetry: () => void
  /** Removes the bookings from this device. */
  onForget: () => void
}

/** Replaces a page that cannot be loaded offline, and lists what is available offline. */
export function OfflinePage({ bookings, searches, onRetry, onForget }: OfflinePageProps) {
  const { t } = useLingui()

  return (
    <Page width="text">
      <Stack gap="6" py={{ base: '2', md: '6' }}>
        <styled.div color="fg.muted">
          <WifiOff aria-hidden size={40} />
        </styled.div>
        <PageHeading title={t`You’re offline`} />
        <P size="lg" tone="muted">
          <Trans>You’re offline. This page will load when you reconnect.</Trans>
        </P>
        <HStack gap="3" wrap="wrap">
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <ButtonLink to="/" variant="outline">
            <Trans>Go to the home page</Trans>
          </ButtonLink>
        </HStack>
        {bookings.length > 0 ? <Bookings bookings={bookings} onForget={onForget} /> : null}
        {searches.length > 0 ? <Searches searches={searches} /> : null}
      </Stack>
    </Page>
  )
}

function Bookings({ bookings, onForget }: Pick<OfflinePageProps, 'bookings' | 'onForget'>) {
  const dates = useDates()

  return (
    <Card>
      <Stack gap="4">
        <H2>
          <Trans>Your bookings on this device</Trans>
        </H2>
        <List>
          {bookings.map(({ id, car, from }) => (
            <li key={id}>
              <TextLink to="/booking" search={{ b: id }}>
                {car}
              </TextLink>
              <P tone="muted">{dates.moment(from)}</P>
            </li>
          ))}
        </List>
        <HStack>
          <Button variant="outline" size="sm" onClick={onForget}>
            <Trans>Remove them from this device</Trans>
          </Button>
        </HStack>
      </Stack>
    </Card>
  )
}

function Searches({ searches }: Pick<OfflinePageProps, 'searches'>) {
  const dates = useDates()

  return (
    <Card>
      <Stack gap="4">
        <H2>
          <Trans>Your last searches</Trans>
        </H2>
        <List>
          {searches.map(({ pickupName, dropoffName, ...search }) => (
            <li key={Object.values(search).join()}>
              <TextLink to="/search" search={search}>
                {pickupName === dropoffName ? pickupName : `${pickupName} – ${dropoffName}`}
              </TextLink>
              <P tone="muted">{dates.range(search.from, search.to)}</P>
            </li>
          ))}
        </List>
        <P size="sm" tone="muted">
          <Trans>Prices and availability will load when you reconnect.</Trans>
        </P>
      </Stack>
    </Card>
  )
}

const List = styled('ul', { base: { listStyleType: 'none', display: 'grid', gap: '3' } })
