import { Trans } from '@lingui/react/macro'

import { OptionRow } from '#rental/option-picture/option-row.tsx'
import { ScreenHeading } from '#rental/screens/screen-heading.tsx'
import { Card } from '#ui/page/card.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'

/** The skeleton of the first step, shown while the price loads. */
export function QuoteLoading() {
  return (
    <Card aria-busy>
      <Stack gap="5">
        <styled.output>
          <ScreenHeading>
            <Trans>Loading the price</Trans>
          </ScreenHeading>
        </styled.output>
        <OptionsSkeleton />
      </Stack>
    </Card>
  )
}

/** The skeletons of the first step's rows: a picture, a name with its explanation, and a price. */
export const OptionsSkeleton = () => (
  <div>
    {OPTION_KEYS.map((option) => (
      <OptionRow key={option}>
        <Skeleton boxSize="85px" display={{ base: 'none', lg: 'block' }} />
        <HStack gap="3" align="start">
          <Skeleton boxSize="5" flexShrink="0" />
          <Stack gap="2" flex="1" minW="0">
            <Skeleton height="5" maxW="10rem" />
            <Skeleton height="4" maxW="22rem" />
          </Stack>
          <Skeleton height="5" width="4rem" flexShrink="0" />
        </HStack>
      </OptionRow>
    ))}
    <Skeleton height="11" mt="5" maxW={{ md: '16rem' }} />
  </div>
)

const OPTION_KEYS = [1, 2, 3, 4, 5]
