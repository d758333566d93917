import type { components } from '#openapi/schema.d.ts'

import { LazySupplierMark } from '#ui/drawings/lazy-drawings.ts'
import { chakra, HStack } from '#ui/styled.ts'

export interface SupplierNameProps {
  supplier: components['schemas']['Supplier']
}

/** Who rents the car out. */
export function SupplierName({ supplier }: SupplierNameProps) {
  return (
    <HStack gap="2" fontSize="sm" minW="0">
      <chakra.span width="30px" height="30px" flexShrink="0">
        <LazySupplierMark mark={supplier.avatar} name={supplier.fullName} />
      </chakra.span>
      {supplier.fullName}
    </HStack>
  )
}
