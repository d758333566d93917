import { Trans } from '@lingui/react/macro'

import type { Booking } from '#api/queries/bookings.query.ts'
import { toCalendarDate } from '@masar/domain/rental/rental-clock.ts'
import { Card } from '#ui/page/card.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2, H3 } from '#ui/style/type.tsx'

import { Fact, Facts } from './facts.tsx'

interface Person {
  fullName: string
  email?: string
  phone?: string | null
  birthDate?: string | null
}

/** The driver, and the customer if they are not the same person. */
export function BookingDrivers({ booking }: { booking: Booking }) {
  const { mainDriver, driver: customer } = booking

  return (
    <Card>
      <Stack gap="4">
        <H2>{mainDriver ? <Trans>Main driver</Trans> : <Trans>Driver</Trans>}</H2>
        <PersonFacts person={mainDriver ?? customer} />
        {mainDriver ? (
          <>
            <H3>
              <Trans>Booked by</Trans>
            </H3>
            <PersonFacts person={customer} />
          </>
        ) : null}
        {booking._additionalDriver ? (
          <>
            <H3>
              <Trans>Additional driver</Trans>
            </H3>
            <PersonFacts person={booking._additionalDriver} />
          </>
        ) : null}
      </Stack>
    </Card>
  )
}

function PersonFacts({ person }: { person: Person }) {
  const dates = useDates()

  return (
    <Facts isAside>
      <Fact name={<Trans>Full name</Trans>}>{person.fullName}</Fact>
      {person.email ? <Fact name={<Trans>Email</Trans>}>{person.email}</Fact> : null}
      {person.phone ? <Fact name={<Trans>Phone</Trans>}>{person.phone}</Fact> : null}
      {person.birthDate ? (
        <Fact name={<Trans>Date of birth</Trans>}>
          {dates.date(toCalendarDate(person.birthDate, 'UTC'))}
        </Fact>
      ) : null}
    </Facts>
  )
}
