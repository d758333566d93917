import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Card } from '#ui/card.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { chakra, Stack } from '#ui/styled.ts'
import { P } from '#ui/type.tsx'

/** Decoration: it comes into its place when the form can be used. */
const CoastalRoad = lazyPart(
  async () => (await import('#ui/drawings/coastal-road.tsx')).CoastalRoad,
)

const Scene = chakra('div', {
  base: {
    overflow: 'hidden',
    bg: { base: '#cfe3f4', _dark: '#131c2e' },
    height: { base: '10rem', md: 'clamp(14rem, 30vw, 36rem)' },
  },
})

/** The coast, and on its shore the promise and the form. The words need no data to be there. */
export function Hero({ children }: { children: ReactNode }) {
  const { t } = useLingui()

  return (
    <chakra.div bg="bg.sand" pb={{ base: '6', md: '10' }}>
      <Scene>
        <CoastalRoad />
      </Scene>
      <chakra.div
        position="relative"
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '6' }}
        mt={{ base: '-8', md: '-10' }}
      >
        <Card p={{ base: '4', md: '8' }}>
          <Stack gap={{ base: '4', md: '6' }}>
            <Stack gap="2">
              <PageHeading title={t`Rent a car`}>
                <Trans>Your car for the road, at the full price</Trans>
              </PageHeading>
              <P tone="muted" fontSize={{ md: 'lg' }}>
                <Trans>
                  Compare local suppliers in Tunisia and next door. Book now, pay at the counter.
                </Trans>
              </P>
            </Stack>
            {children}
          </Stack>
        </Card>
      </chakra.div>
    </chakra.div>
  )
}
