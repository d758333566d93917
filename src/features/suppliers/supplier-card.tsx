import { Plural, Trans } from '@lingui/react/macro'

import { makeDefaultTripSearch } from '#api/links/default-trip.ts'
import type { RentalRules } from '@masar/domain/rental/rental-rules.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { CarsLink } from '#rental/car-facts/cars-link.tsx'
import { SupplierPicture } from '#rental/car-facts/supplier-picture.tsx'
import { Stars } from '#rental/car-facts/stars.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { OnlineOnly } from '#rental/price-block/online-only.tsx'
import { Card } from '#ui/page/card.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

type Supplier = components['schemas']['SupplierOnList']

export interface SupplierCardProps {
  supplier: Supplier
  rules: RentalRules
}

/** A supplier: its number of cars, rating and special rules, and a link to its cars. */
export function SupplierCard({ supplier, rules }: SupplierCardProps) {
  const { _id, fullName, carCount, rating } = supplier
  const titleId = `supplier-${_id}`

  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gridTemplateRows="auto 1fr auto"
      gap="3"
      pb={{ base: '2', md: '2' }}
    >
      <HStack columnGap="4" rowGap="2" wrap="wrap">
        <styled.span width="60px" height="30px" flexShrink="0" aria-hidden>
          <SupplierPicture supplier={supplier} />
        </styled.span>
        <Stack gap="0.5" flex="1 1 8rem" minW="0">
          <H2 id={titleId} fontSize="lg" overflowWrap="anywhere">
            {fullName}
          </H2>
          <HStack columnGap="3" rowGap="0" fontSize="sm" wrap="wrap">
            {rating ? (
              <HStack as="span" gap="1">
                <Stars rating={rating} />
              </HStack>
            ) : null}
            {carCount === undefined ? null : (
              <span>
                <Plural
                  value={carCount}
                  _0="No cars right now"
                  one="# vehicle"
                  other="# vehicles"
                />
              </span>
            )}
          </HStack>
        </Stack>
      </HStack>
      <Rules supplier={supplier} />
      <Footer isEmpty={!supplier.location}>
        <SupplierCarsLink supplier={supplier} rules={rules} titleId={titleId} />
      </Footer>
    </Card>
  )
}

/** The footer has the same height with and without a link, so that all cards in a row are aligned. */
const Footer = styled('div', {
  base: {
    display: 'flex',
    justifyContent: 'end',
    alignItems: 'center',
    minH: '11',
    pt: '1',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
  variants: {
    isEmpty: { true: { display: { base: 'none', md: 'flex' }, borderColor: 'transparent' } },
  },
})

/** The supplier's rules, as far as the backend sends them. */
function Rules({
  supplier: { payLater, licenseRequired, minimumRentalDays },
}: {
  supplier: Supplier
}) {
  const days = minimumRentalDays ?? 0
  const { onlinePayments } = useCapabilities()

  return (
    <styled.ul fontSize="sm" color="fg.muted" listStyleType="none">
      {payLater === undefined ? null : payLater ? (
        <li>
          {onlinePayments ? (
            <Trans>Payment online or at pick-up</Trans>
          ) : (
            <Trans>Payment at pick-up</Trans>
          )}
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

/** Links to the location with most of the supplier's cars, on the default dates. */
function SupplierCarsLink({ supplier, rules, titleId }: SupplierCardProps & { titleId: string }) {
  const { _id, location, minimumRentalDays } = supplier
  if (!location) return null

  const trip = makeDefaultTripSearch(location, rules, minimumRentalDays ?? undefined)
  return <CarsLink search={{ ...trip, supplier: _id }} describedBy={titleId} />
}
