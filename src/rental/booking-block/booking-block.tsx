import type { ComponentProps, ReactNode } from 'react'

import { VehiclePicture } from '#rental/vehicle/vehicle-picture.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled } from '#ui/style/styled.ts'

/**
 * On a phone the picture is small and beside the name, so that dates, reference and actions are visible without
 * scrolling.
 */
const Layout = styled('div', {
  base: {
    display: 'grid',
    columnGap: { base: '4', md: '8' },
    rowGap: { base: '4', md: '5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '300px minmax(0, 1fr) 20rem' },
    gridTemplateRows: { lg: 'auto 1fr' },
    gridTemplateAreas: {
      base: '"head" "rest" "actions"',
      lg: '"picture name actions" "picture rest actions"',
    },
    alignItems: { lg: 'start' },
  },
})
/** The picture, with the name beside it or, where 200% text size leaves no room, below it. */
const BlockHead = styled('div', {
  base: {
    gridArea: { base: 'head', lg: 'auto' },
    display: { base: 'flex', lg: 'contents' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '4', md: '8' },
    rowGap: '4',
  },
})
const BlockSection = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    minW: '0',
    alignSelf: 'start',
  },
})

export interface BookingBlockProps {
  /** Null until it is loaded. */
  car: ComponentProps<typeof VehiclePicture>['car'] | null
  /** The car's name, its supplier and the status of the booking. */
  name: ReactNode
  /** Where and when the rental takes place. */
  children: ReactNode
  /** The reference and the actions of the booking: a column of their own on wide screens. */
  actions: ReactNode
}

/** Shown at the top of every page about one booking: the car, the trip, the reference and the actions. */
export const BookingBlock = ({ car, name, children, actions }: BookingBlockProps) => (
  <Layout>
    <BlockHead>
      <styled.div
        gridArea={{ base: 'auto', lg: 'picture' }}
        alignSelf={{ lg: 'stretch' }}
        width={{ base: 'min(7rem, 30vw)', md: '15rem', lg: 'auto' }}
      >
        {car ? (
          <VehiclePicture car={car} shape="tall" />
        ) : (
          <Skeleton aspectRatio={{ base: '3 / 2', lg: 'auto' }} height={{ lg: 'full' }} />
        )}
      </styled.div>
      <styled.div
        gridArea={{ base: 'auto', lg: 'name' }}
        flex="1 1 8rem"
        minW="0"
        overflowWrap="anywhere"
      >
        {name}
      </styled.div>
    </BlockHead>
    <BlockSection gridArea="rest">{children}</BlockSection>
    <BlockSection gridArea="actions">{actions}</BlockSection>
  </Layout>
)
