import { use } from 'react'

import type { components } from '@masar/openapi/schema.d.ts'

import { OperatorSettings } from '#rental/operator-settings.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled, HStack } from '#ui/style/styled.ts'

export const LazySupplierPicture = lazyPart(
  async () => (await import('./supplier-picture.tsx')).SupplierPicture,
  { Fallback: LogoSkeleton },
)

/** Placeholder until the logo's code is loaded. */
function LogoSkeleton() {
  return <Skeleton as="span" display="block" width="60px" height="30px" />
}

export interface SupplierNameProps {
  supplier: components['schemas']['Supplier']
}

/** The supplier of a car; renders nothing if the operator hides suppliers. */
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
