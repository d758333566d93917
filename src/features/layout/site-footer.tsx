import { Trans, useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { BreakableEmail } from '#ui/control/breakable-email.tsx'
import { ExternalLink } from '#ui/control/link.tsx'
import { H2, P } from '#ui/style/type.tsx'
import { useViewer } from '#rental/viewer.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'

import { BrandMark, Wordmark } from '#ui/drawings/brand.tsx'

const FooterLink = createLink(
  styled('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '9',
      '@media (pointer: coarse)': { minH: '11', minW: '11' },
      textUnderlineOffset: '3px',
      _hover: { textDecoration: 'underline' },
    },
  }),
)

export interface SiteFooterProps {
  siteName: string
  contactEmail: string
  hidesSuppliers: boolean
  /** Shown on the home page only. */
  newsletter: ReactNode | null
}

/** The footer of every page, with links to other pages and a contact address. */
export function SiteFooter(props: SiteFooterProps) {
  const { siteName, contactEmail, hidesSuppliers, newsletter } = props
  const { user, status } = useViewer()
  const { t } = useLingui()

  return (
    <styled.footer bg="bg.sand" mt={{ base: '8', md: '16' }}>
      <styled.div
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py={{ base: '8', md: '10' }}
        display="grid"
        columnGap={{ base: '4', md: '6', lg: '8' }}
        rowGap={{ base: '5', md: '8' }}
        gridTemplateColumns={{
          base: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
          md: 'repeat(3, minmax(0, 1fr)) minmax(0, 1.3fr)',
        }}
        // Browsers lay out the footer only when it is near the viewport.
        css={{
          contentVisibility: 'auto',
          containIntrinsicSize: { base: 'auto 46rem', md: 'auto 32rem' },
          // Delayed for the same reason as in `home-blocks.tsx`.
          'html:not([data-hydrated]) &': { mdDown: { animation: 'masar-wait 500ms' } },
        }}
      >
        <Stack
          gap="3"
          maxW="20rem"
          gridColumn={newsletter ? { base: '1 / -1', md: 'span 2' } : '1 / -1'}
        >
          <HStack gap="2">
            <BrandMark />
            <Wordmark>{siteName}</Wordmark>
          </HStack>
          <P tone="muted" size="sm" display={{ base: 'none', md: 'block' }}>
            <Trans>Cars, vans and scooters from local rental companies.</Trans>
          </P>
        </Stack>
        {newsletter ? (
          <styled.div maxW="28rem" gridColumn={{ base: '1 / -1', md: 'span 2' }}>
            {newsletter}
          </styled.div>
        ) : null}
        <Column title={t`Rent`}>
          <FooterLink to="/">
            <Trans>Rent a car</Trans>
          </FooterLink>
          {user ? (
            <FooterLink to="/bookings">
              <Trans>My bookings</Trans>
            </FooterLink>
          ) : null}
          {user ? (
            <FooterLink to="/notifications">
              <Trans>Notifications</Trans>
            </FooterLink>
          ) : null}
          <FooterLink to="/locations">
            <Trans>Locations</Trans>
          </FooterLink>
          {hidesSuppliers ? null : (
            <FooterLink to="/suppliers">
              <Trans>Rental companies</Trans>
            </FooterLink>
          )}
        </Column>
        {status !== 'unknown' && !user ? (
          <Column title={t`Account`}>
            <FooterLink to="/sign-in">
              <Trans>Sign in</Trans>
            </FooterLink>
            <FooterLink to="/sign-up">
              <Trans>Sign up</Trans>
            </FooterLink>
          </Column>
        ) : null}
        <Column title={t`About us`}>
          <FooterLink to="/about">
            <Trans>Who we are</Trans>
          </FooterLink>
          <FooterLink to="/tos">
            <Trans>Terms of use</Trans>
          </FooterLink>
          <FooterLink to="/privacy">
            <Trans>Privacy</Trans>
          </FooterLink>
          <FooterLink to="/cookie-policy">
            <Trans>Cookie policy</Trans>
          </FooterLink>
        </Column>
        <Column title={t`Help`}>
          <FooterLink to="/faq">
            <Trans>FAQ</Trans>
          </FooterLink>
          <FooterLink to="/contact">
            <Trans>Contact us</Trans>
          </FooterLink>
          <ExternalLink
            href={`mailto:${contactEmail}`}
            display="inline-flex"
            alignItems="center"
            minH="11"
            fontSize="sm"
            overflowWrap="anywhere"
          >
            <BreakableEmail email={contactEmail} />
          </ExternalLink>
          <P size="sm" tone="muted">
            <Trans>24/7 roadside assistance</Trans>
          </P>
        </Column>
      </styled.div>
    </styled.footer>
  )
}

interface ColumnProps {
  title: string
  children: ReactNode
}

function Column({ title, children }: ColumnProps) {
  return (
    <Stack gap="0" align="start" minW="0">
      <H2 fontSize="sm" color="fg.muted" fontWeight="semibold" mb="1">
        {title}
      </H2>
      {children}
    </Stack>
  )
}
