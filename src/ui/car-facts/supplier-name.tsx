import { HStack } from '@chakra-ui/react'

import type { components } from '#openapi/schema.d.ts'

import { SupplierMark } from '../drawings/supplier-mark.tsx'

export interface SupplierNameProps {
  supplier: components['schemas']['Supplier']
}

/** Who rents the car out. */
export function SupplierName({ supplier }: SupplierNameProps) {
  return (
    <HStack gap="2" fontSize="sm" minW="0">
      <SupplierMark mark={supplier.avatar} name={supplier.fullName} />
      {supplier.fullName}
    </HStack>
  )
}
