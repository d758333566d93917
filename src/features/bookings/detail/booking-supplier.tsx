import { Trans } from '@lingui/react/macro'
import { use } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { Card } from '#ui/page/card.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { SupplierCall } from '../supplier-call.tsx'
import { Fact, Facts } from './facts.tsx'

/** The rental company, unless the operator hides it. */
export function BookingSupplier({ booking: { supplier } }: { booking: Booking }) {
  const { hideSuppliers } = use(OperatorSettings)
  if (hideSuppliers) return null

  return (
    <Card>
      <Stack gap="4">
        <H2>
          <Trans>Rental company</Trans>
        </H2>
        <Facts isAside>
          <Fact name={<Trans>Name</Trans>}>{supplier.fullName}</Fact>
          {supplier.phone ? (
            <Fact name={<Trans>Phone</Trans>}>
              <SupplierCall supplier={supplier} />
            </Fact>
          ) : null}
          {supplier.location ? (
            <Fact name={<Trans>Head office</Trans>}>{supplier.location}</Fact>
          ) : null}
        </Facts>
      </Stack>
    </Card>
  )
}
