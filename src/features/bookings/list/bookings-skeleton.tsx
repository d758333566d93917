import { useLingui } from '@lingui/react/macro'

import { FieldSkeleton } from '#ui/form/field-skeleton.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { TextSkeleton } from '#ui/page/text-skeleton.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { H1 } from '#ui/style/type.tsx'

const ROW_NUMBERS = [1, 2, 3, 4, 5]

/** Table rows on screens at least 64rem wide, otherwise cards. */
const Rows = styled('div', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '0' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 1fr)',
    },
  },
})
const Row = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 26rem) 4.5rem 4.5rem minmax(0, 1fr) 8rem 5rem',
    },
    columnGap: '6',
    rowGap: '3',
    p: '4',
    borderColor: 'border',
    lgDown: { minH: '16.5rem', alignContent: 'start', borderWidth: '1px', borderRadius: 'lg' },
    lg: { minH: '6.6875rem', px: '3', borderBottomWidth: '1px' },
  },
})

/** The column headers or, above cards, the checkbox that selects all. */
const Head = styled('div', {
  base: {
    gridColumn: '1 / -1',
    height: { base: '8', lg: '3.625rem' },
    borderBottomWidth: { lg: '1px' },
    borderColor: 'border.strong',
  },
})

/** The skeleton of the list, with the same layout as the loaded list. */
export function BookingsSkeleton() {
  const { t } = useLingui()

  return (
    <Page aria-busy>
      <Stack gap="6">
        <HStack justify="space-between" align="end" wrap="wrap" gap="3">
          <H1>{t`My bookings`}</H1>
          <Skeleton height="6" width="6rem" />
        </HStack>
        <styled.output srOnly>{t`Loading your bookings`}</styled.output>
        <HStack gap="6" minH="11" borderBottomWidth="1px" borderColor="border">
          <TextSkeleton />
          <TextSkeleton />
        </HStack>
        <HStack gap="3" align="end">
          <styled.div flex="1 1 14rem" maxW="24rem">
            <FieldSkeleton />
          </styled.div>
          <Skeleton height="11" width="7rem" flexShrink="0" />
        </HStack>
        <Rows aria-hidden>
          <Head />
          {ROW_NUMBERS.map((row) => (
            <Row key={row}>
              <HStack gap="4" align="start">
                <Skeleton width="5.5rem" aspectRatio="3 / 2" flexShrink="0" />
                <Stack gap="2" flex="1" minW="0">
                  <Skeleton height="5" maxW="9rem" />
                  <Skeleton height="4" maxW="16rem" />
                  <Skeleton height="4" maxW="12rem" />
                </Stack>
              </HStack>
              <Skeleton height="5" maxW="8rem" />
              <Skeleton height="5" maxW="7rem" />
              <Skeleton height="5" width="6rem" justifySelf={{ lg: 'end' }} />
              <Skeleton height="5" maxW="6rem" />
              <Skeleton height="5" maxW="4rem" />
            </Row>
          ))}
        </Rows>
      </Stack>
    </Page>
  )
}
