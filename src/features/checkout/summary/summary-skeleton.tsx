import { Skeleton } from '#ui/page/skeleton.tsx'
import { TextSkeleton } from '#ui/page/text-skeleton.tsx'
import { styled, Stack } from '#ui/style/styled.ts'

import { PriceFrame } from './price-frame.tsx'

/** The skeleton of the price while it loads: a column, or the bar on phones. */
export function SummarySkeleton() {
  return (
    <PriceFrame aria-hidden data-edge-bar>
      <Stack gap="4" p="5" display={{ base: 'none', md: 'flex' }}>
        <styled.div minH="5rem" fontWeight="semibold">
          <TextSkeleton />
        </styled.div>
        <Stack minH="5rem" gap="1">
          <TextSkeleton />
          <TextSkeleton />
        </Stack>
        <Skeleton height="9rem" />
      </Stack>
      <styled.div hideFrom="md" px="4" py="3" minH="16">
        <Skeleton height="10" maxW="11rem" />
      </styled.div>
    </PriceFrame>
  )
}
