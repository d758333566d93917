import type { PropsWithChildren } from 'react'

import { styled } from '../style/styled.ts'

const Plate = styled('div', {
  base: { bg: 'bg.plate', borderRadius: 'md', overflow: 'hidden' },
})

/** What a vehicle stands on, in the room that it is given: its colour, and a coast in the distance. Empty while it is on its way. */
export const VehiclePlate = ({ children }: PropsWithChildren) => (
  <Plate className="vehicle-plate">{children}</Plate>
)
