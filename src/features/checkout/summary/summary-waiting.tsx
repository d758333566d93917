import { Skeleton } from '#ui/page/skeleton.tsx'
import { TextRoom } from '#ui/page/text-room.tsx'
import { styled, Stack } from '#ui/style/styled.ts'

import { SummaryFrame } from '#rental/price-block/summary-frame.tsx'

/** The room of the price, while it is asked for: a column, or the bar of a telephone. */
export function SummaryWaiting() {
  return (
    <SummaryFrame aria-hidden data-price-bar>
      <Stack gap="4" p="5" display={{ base: 'none', lg: 'flex' }}>
        <styled.div minH="5rem" fontWeight="semibold">
          <TextRoom />
        </styled.div>
        <Stack minH="5rem" gap="1">
          <TextRoom />
          <TextRoom />
        </Stack>
        <Skeleton height="9rem" />
      </Stack>
      <styled.div hideFrom="lg" px="4" py="3" minH="16">
        <Skeleton height="10" maxW="11rem" />
      </styled.div>
    </SummaryFrame>
  )
}
