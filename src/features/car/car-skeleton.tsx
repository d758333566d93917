import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { TextSkeleton } from '#ui/page/text-skeleton.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H1 } from '#ui/style/type.tsx'

import { CarColumns, CarHead } from './car-columns.tsx'

/** The skeleton of the car page. */
export function CarSkeleton() {
  return (
    <Page aria-busy>
      <CarColumns>
        <CarHead>
          <styled.div gridArea="picture">
            <Skeleton height={{ base: '11.5rem', md: '16rem' }} />
          </styled.div>
          <Stack gridArea="name" gap="2">
            {/* The name is unknown until the car is loaded. */}
            <H1 aria-hidden>
              <TextSkeleton />
            </H1>
            <Skeleton height="6" maxW="12rem" />
            <Skeleton height="6" maxW="16rem" />
          </Stack>
          <Skeleton gridArea="facts" height="5.5rem" />
        </CarHead>
        <styled.div gridArea="offer">
          <Skeleton height="24rem" />
        </styled.div>
        <Stack gridArea="more" gap="6">
          <Skeleton height="8" maxW="12rem" />
          <Skeleton height="10rem" />
        </Stack>
      </CarColumns>
    </Page>
  )
}
