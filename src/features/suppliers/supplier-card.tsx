import { Plural, Trans } from '@lingui/react/macro'

import { defaultTripSearch } from '#api/links/default-trip.ts'
import type { RentalRules } from '@masar/domain/rental/rental-rules.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { CarsLink } from '#rental/car-facts/cars-link.tsx'
import { SupplierPicture } from '#rental/car-facts/supplier-picture.tsx'
import { Stars } from '#rental/car-facts/stars.tsx'
import { OnlineOnly } from '#rental/price-block/online-only.tsx'
import { Card } from '#ui/page/card.tsx'
import { styled, Flex, HStack, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

type Supplier = components['schemas']['SupplierOnList']

export interface SupplierCardProps {
  supplier: Supplier
  rules: RentalRules
}

/** A supplier: how large and how liked, what differs from others, and the way to its cars. */
export function SupplierCard({ supplier, rules }: SupplierCardProps) {
  const { _id, fullName, carCount, rating } = supplier
  const titleId = `supplier-${_id}`

  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gridTemplateRows="1fr auto"
      gap="2"
    >
      <Stack gap="2">
        <HStack columnGap="3" rowGap="1" wrap="wrap">
          <styled.span width="60px" height="30px" flexShrink="0" aria-hidden>
            <SupplierPicture supplier={supplier} />
          </styled.span>
          <H2 id={titleId} fontSize="lg" overflowWrap="anywhere">
            {fullName}
          </H2>
        </HStack>
        <HStack columnGap="3" rowGap="1" fontSize="sm" wrap="wrap">
          {carCount === undefined ? null : (
            <span>
              <Plural value={carCount} _0="No cars right now" one="# vehicle" other="# vehicles" />
            </span>
          )}
          {rating ? (
            <HStack as="span" gap="1">
              <Stars rating={rating} />
            </HStack>
          ) : null}
        </HStack>
      </Stack>
      <Flex wrap="wrap" align="end" justify="space-between" columnGap="3">
        <Rules supplier={supplier} />
        <WayToCars supplier={supplier} rules={rules} titleId={titleId} />
      </Flex>
    </Card>
  )
}

/** What is known of its rules; another server may say nothing of them. */
function Rules({
  supplier: { payLater, licenseRequired, minimumRentalDays },
}: {
  supplier: Supplier
}) {
  const days = minimumRentalDays ?? 0

  return (
    <styled.ul
      fontSize="sm"
      color="fg.muted"
      listStyleType="none"
      flex="1 1 9rem"
      alignSelf="start"
      pt="1.5"
    >
      {payLater === undefined ? null : payLater ? (
        <li>
          <Trans>Payment at pick-up</Trans>
        </li>
      ) : (
        <li>
          <OnlineOnly />
        </li>
      )}
      {licenseRequired ? (
        <li>
          <Trans>Driving licence photo required</Trans>
        </li>
      ) : null}
      {days > 1 ? (
        <li>
          <Plural value={days} one="Rents for # day or more." other="Rents for # days or more." />
        </li>
      ) : null}
    </styled.ul>
  )
}

/** To the place where most of them stand, on the usual dates. */
function WayToCars({ supplier, rules, titleId }: SupplierCardProps & { titleId: string }) {
  const { _id, location, minimumRentalDays } = supplier
  if (!location) return null

  const trip = defaultTripSearch(location, rules, minimumRentalDays ?? undefined)
  return <CarsLink search={{ ...trip, supplier: _id }} describedBy={titleId} />
}
