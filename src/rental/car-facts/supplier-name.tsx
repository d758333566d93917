import { use } from 'react'

import type { components } from '@masar/openapi/schema.d.ts'

import { OperatorSettings } from '#rental/operator-settings.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled, HStack } from '#ui/style/styled.ts'

export const LazySupplierPicture = lazyPart(
  async () => (await import('./supplier-picture.tsx')).SupplierPicture,
  { Meanwhile: MarkRoom },
)

/** The room of a logo whose code is not here yet. */
function MarkRoom() {
  return <Skeleton as="span" display="block" width="60px" height="30px" />
}

export interface SupplierNameProps {
  supplier: components['schemas']['Supplier']
}

/** Who rents the car out; nothing where the operator hides that. */
export function SupplierName({ supplier }: SupplierNameProps) {
  if (use(OperatorSettings).hideSuppliers) return null

  return (
    <HStack gap="2" fontSize="sm" minW="0">
      <styled.span width="60px" height="30px" flexShrink="0">
        <LazySupplierPicture supplier={supplier} />
      </styled.span>
      {supplier.fullName}
    </HStack>
  )
}
