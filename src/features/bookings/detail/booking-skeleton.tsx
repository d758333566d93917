import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { BookingBlock } from '#rental/booking-block/booking-block.tsx'
import { Card } from '#ui/page/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { TextSkeleton } from '#ui/page/text-skeleton.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { H1, H2 } from '#ui/style/type.tsx'

import { BookingColumns } from './booking-columns.tsx'

/** The skeleton of the booking page, with the same layout as the loaded page. */
export function BookingSkeleton() {
  const { t } = useLingui()

  return (
    <Page aria-busy>
      <Stack gap="6">
        <styled.output srOnly>{t`Loading the booking`}</styled.output>
        <div>
          <TextSkeleton />
        </div>
        <Card p={{ base: '4', md: '8' }} aria-hidden>
          <BookingBlock
            car={null}
            name={
              <Stack gap="2">
                <Skeleton height="6" maxW="6rem" />
                <H1 as="div">
                  <TextSkeleton />
                </H1>
                <HStack gap="2">
                  <Skeleton width="60px" height="30px" flexShrink="0" />
                  <TextSkeleton />
                </HStack>
              </Stack>
            }
            actions={
              <>
                <Skeleton height="11" maxW="14rem" />
                <Stack gap="3">
                  <Skeleton height="11" />
                  <Skeleton height="11" />
                </Stack>
              </>
            }
          >
            <TextSkeleton />
            <Skeleton height={{ base: '12.25rem', sm: '7.75rem', lg: '12.25rem' }} maxW="34rem" />
          </BookingBlock>
        </Card>
        <BookingColumns aria-hidden>
          <Card gridArea="price">
            <TitledSkeleton>
              <Skeleton height="12rem" />
            </TitledSkeleton>
          </Card>
          <Card gridArea="facts">
            <TitledSkeleton>
              <Skeleton height="16rem" />
            </TitledSkeleton>
          </Card>
        </BookingColumns>
      </Stack>
    </Page>
  )
}

const TitledSkeleton = ({ children }: { children: ReactNode }) => (
  <Stack gap="4">
    <H2 as="div">
      <TextSkeleton />
    </H2>
    {children}
  </Stack>
)
