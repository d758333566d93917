import type { Meta, StoryObj } from '@storybook/react-vite'

import { BODY_STYLES } from '@masar/domain/car/body-styles.ts'
import { MARKS } from '#ui/drawings/marks.ts'
import { SupplierMark } from '#ui/drawings/supplier-mark.tsx'
import { pickPaint } from '#ui/drawings/paints.ts'
import { VehicleDrawing } from '#ui/drawings/vehicle-drawing.tsx'
import { VehiclePlate } from '#ui/drawings/vehicle-plate.tsx'
import { styled, Flex, SimpleGrid } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { DesignPage, DesignPart } from './design-page.tsx'

function VehiclesPage() {
  return (
    <DesignPage
      title="Vehicles"
      about="Drawn by ourselves, one construction for every shape and painted for each car, where an operator has no photograph."
    >
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="6">
        {BODY_STYLES.map((body) => (
          <div key={body}>
            <styled.div aspectRatio="3 / 2">
              <VehiclePlate>
                <VehicleDrawing body={body} paint={pickPaint(body)} />
              </VehiclePlate>
            </styled.div>
            <P textAlign="center">{body}</P>
          </div>
        ))}
      </SimpleGrid>
      <DesignPart title="Suppliers">
        <Flex gap="8" wrap="wrap">
          {Object.keys(MARKS).map((mark) => (
            <SupplierMark key={mark} mark={mark} name={mark} />
          ))}
          <SupplierMark mark={null} name="Any Other" />
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

export const Vehicles: StoryObj<typeof meta> = { tags: ['nightly'] }
