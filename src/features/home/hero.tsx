import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Card } from '#ui/page/card.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { CoastPicture } from './coast-picture.tsx'

/** The sky with the heading, above the coast. */
const Scene = styled('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    bg: { base: '#cfe3f4', _dark: '#131c2e' },
    minH: { md: 'clamp(24rem, 31vw, 34rem)' },
    pb: { base: '10rem', md: '0' },
    // Moves the form up, so that its bottom edge is visible on short screens.
    '@media (max-width: 47.9975rem) and (max-height: 44.9975rem)': { pb: '5.5rem' },
  },
})

const Middle = styled('div', {
  base: { position: 'relative', maxW: 'content', mx: 'auto', px: { base: '4', md: '6' } },
})

/** The coast with the heading, overlapped by the form. The texts need no data. */
export function Hero({ children }: { children: ReactNode }) {
  const { t } = useLingui()

  return (
    <styled.div bg="bg.sand" pb={{ base: '4', md: '6' }}>
      <Scene>
        <Middle pt={{ base: '6', md: '14' }} zIndex="1">
          <Stack gap="2" maxW={{ md: '36rem' }}>
            <PageHeading title={t`Rent a car`}>
              <styled.span display="block" fontSize={{ base: '3xl', md: '5xl' }}>
                <Trans>Car rental from local companies.</Trans>
              </styled.span>{' '}
              <styled.span display="block" fontSize={{ base: 'lg', md: '2xl' }} mt="1">
                <Trans>No hidden fees.</Trans>
              </styled.span>
            </PageHeading>
            <P maxW="26rem" display={{ base: 'none', lg: 'block' }}>
              <Trans>Compare cars, prices and cover for your dates.</Trans>
            </P>
          </Stack>
        </Middle>
        {/* The picture comes after the heading, which determines the height of the scene on phones. */}
        <CoastPicture />
      </Scene>
      {/* The form overlaps the picture without covering the car. */}
      <Middle mt={{ base: '-8', md: 'max(-3rem, -3.3vw)' }}>
        <Card p={{ base: '4', md: '5' }}>
          <Stack gap="3">{children}</Stack>
        </Card>
      </Middle>
    </styled.div>
  )
}
