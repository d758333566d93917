import type { components } from '#openapi/schema.d.ts'

import { lazyPart } from '#ui/late/lazy-part.tsx'
import { chakra, HStack } from '#ui/style/styled.ts'

export const LazySupplierPicture = lazyPart(
  async () => (await import('./supplier-picture.tsx')).SupplierPicture,
)

export interface SupplierNameProps {
  supplier: components['schemas']['Supplier']
}

/** Who rents the car out. */
export function SupplierName({ supplier }: SupplierNameProps) {
  return (
    <HStack gap="2" fontSize="sm" minW="0">
      <chakra.span width="60px" height="30px" flexShrink="0">
        <LazySupplierPicture supplier={supplier} />
      </chakra.span>
      {supplier.fullName}
    </HStack>
  )
}
