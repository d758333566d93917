import type { Meta, StoryObj } from '@storybook/react-vite'

import { MARKS } from '#ui/drawings/marks.ts'
import { SupplierMark } from '#ui/drawings/supplier-mark.tsx'
import { type DrawnRange, VehicleDrawing } from '#ui/drawings/vehicle-drawing.tsx'
import { Card } from '#ui/card.tsx'
import { Flex, SimpleGrid } from '#ui/styled.ts'
import { P } from '#ui/type.tsx'

import { DesignPage, DesignPart } from './design-page.tsx'

const PAINTED: Record<DrawnRange, string> = {
  mini: '#c8553d',
  midi: '#1d5fa8',
  maxi: '#575e68',
  scooter: '#17633a',
  bus: '#e0a030',
  truck: '#2b2f36',
  caravan: '#6a8f3c',
}

function VehiclesPage() {
  return (
    <DesignPage
      title="Vehicles"
      about="Drawn by ourselves, one for each range and painted for each car, where a supplier has no photograph."
    >
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="6">
        {Object.entries(PAINTED).map(([range, tint]) => (
          <Card key={range}>
            <VehicleDrawing range={range} tint={tint} />
            <P textAlign="center">{range}</P>
          </Card>
        ))}
      </SimpleGrid>
      <DesignPart title="Suppliers">
        <Flex gap="8" wrap="wrap">
          {Object.keys(MARKS).map((mark) => (
            <SupplierMark key={mark} mark={mark} name={mark} labelled />
          ))}
          <SupplierMark mark={null} name="Any Other" labelled />
        </Flex>
      </DesignPart>
    </DesignPage>
  )
}

const meta = {
  title: 'Design/Vehicles',
  component: VehiclesPage,
} satisfies Meta<typeof VehiclesPage>
export default meta

export const Vehicles: StoryObj<typeof meta> = {}
