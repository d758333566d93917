import { use } from 'react'

import { OperatorSettings } from '#rental/operator-settings.ts'
import { VehiclePicture } from '#rental/vehicle/vehicle-picture.tsx'
import { styled, HStack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'

export function CarInShort({ facts: { car } }: { facts: CheckoutFacts }) {
  const { hideSuppliers } = use(OperatorSettings)
  if (!car) return null

  return (
    <HStack gap="4" overflowWrap="anywhere">
      <styled.div
        width="7rem"
        flexShrink={0}
        borderRadius="md"
        // The picture needs a border, because its background has the color of the card.
        borderWidth="1px"
        borderColor="border.strong"
      >
        <VehiclePicture car={car} />
      </styled.div>
      <styled.div minW="0">
        <P fontWeight="semibold">{car.name}</P>
        {hideSuppliers ? null : (
          <P size="sm" tone="muted">
            {car.supplier.fullName}
          </P>
        )}
      </styled.div>
    </HStack>
  )
}
