import type { PropsWithChildren } from 'react'

import { styled } from '../style/styled.ts'

const Plate = styled('div', {
  base: { bg: 'bg.plate', borderRadius: 'md', overflow: 'hidden' },
})

/** The background of a vehicle drawing: its color, and a distant coast. Empty while loading. */
export const VehiclePlate = ({ children }: PropsWithChildren) => (
  <Plate className="vehicle-plate">{children}</Plate>
)
