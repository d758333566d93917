import { useLingui } from '@lingui/react/macro'

import { Card } from '#ui/page/card.tsx'
import { PageIntro } from '#ui/page/page-intro.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'

import { SupplierGrid } from './supplier-grid.tsx'

const CARD_KEYS = Array.from({ length: 9 }, (_, index) => index)

/** The skeleton of the list, shown until the suppliers are loaded. */
export function SuppliersSkeleton() {
  const { t } = useLingui()

  return (
    <Page aria-busy>
      <Stack gap="6">
        <PageIntro title={t`Rental companies`} scene="ribat" isWaiting>
          <Skeleton height="12" maxW="text" />
        </PageIntro>
        <SupplierGrid as="div" aria-hidden>
          {CARD_KEYS.map((card) => (
            <Card key={card} pb={{ base: '2', md: '2' }}>
              <Stack gap="3">
                <HStack gap="4">
                  <Skeleton width="60px" height="30px" flexShrink="0" />
                  <Stack gap="1.5" flex="1" minW="0" py="1">
                    <Skeleton height="5" maxW="9rem" />
                    <Skeleton height="4" maxW="7rem" />
                  </Stack>
                </HStack>
                <Skeleton height="5" maxW="9rem" />
                <HStack justify="end" minH="11" pt="1" borderTopWidth="1px" borderColor="border">
                  <Skeleton height="5" width="6rem" />
                </HStack>
              </Stack>
            </Card>
          ))}
        </SupplierGrid>
      </Stack>
    </Page>
  )
}
