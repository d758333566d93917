import { Plural, Trans } from '@lingui/react/macro'

import { toTripSearch } from '#api/links/trip.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { Card } from '#ui/page/card.tsx'
import { LazySupplierPicture } from '#rental/car-facts/supplier-name.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

export interface CarSupplierProps {
  supplier: components['schemas']['SupplierRules']
  trip: Trip | null
}

/** The car's supplier, with the supplier's rental rules and a link to its other cars for these dates. */
export function CarSupplier({ supplier, trip }: CarSupplierProps) {
  const { _id, fullName, minimumRentalDays } = supplier

  return (
    <Card>
      <HStack gap="4" align="start" wrap="wrap">
        <styled.span width="60px" height="30px" flexShrink={0}>
          <LazySupplierPicture supplier={supplier} />
        </styled.span>
        <Stack gap="1" flex="1 1 10rem" minW="0">
          <P size="sm" tone="muted">
            <Trans>Rental company</Trans>
          </P>
          <H2 fontSize="lg">{fullName}</H2>
          {minimumRentalDays ? (
            <P>
              <Plural
                value={minimumRentalDays}
                one="The minimum rental is # day."
                other="The minimum rental is # days."
              />
            </P>
          ) : null}
        </Stack>
        {trip ? (
          <TextLink to="/search" search={{ ...toTripSearch(trip), supplier: _id }} isAlone>
            <Trans>More cars from {fullName}</Trans>
          </TextLink>
        ) : null}
      </HStack>
    </Card>
  )
}
