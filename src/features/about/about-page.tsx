import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound, LifeBuoy, type LucideIcon, ReceiptText, Scale } from 'lucide-react'
import type { ReactNode } from 'react'

import { ButtonLink } from '#ui/control/button.tsx'
import { PageIntro } from '#ui/page/page-intro.tsx'
import { Page } from '#ui/page/page.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { H2, P } from '#ui/style/type.tsx'

/** Explains who runs the site, and what customers can expect. */
export function AboutPage({ siteName }: { siteName: string }) {
  const { t } = useLingui()
  const { refundTerms, onlinePayments } = useCapabilities()

  return (
    <Page>
      <Stack gap="8">
        <PageIntro title={t`About us`} scene="medina">
          <P size="lg">
            <Trans>
              {siteName} helps you rent from local companies: one search, full prices, all your
              bookings in one place.
            </Trans>
          </P>
        </PageIntro>
        <Chapters>
          <Chapter icon={Scale} title={<Trans>What we do</Trans>}>
            {refundTerms ? (
              <Trans>
                We show the cars of many rental companies side by side for your location and dates.
                Each shows its full cost: extras, deposit and cancellation.
              </Trans>
            ) : (
              <Trans>
                We show the cars of many rental companies side by side for your location and dates,
                each with its price, extras and deposit.
              </Trans>
            )}{' '}
            {onlinePayments ? (
              <Trans>You book with or without an account, and pay at the counter or online.</Trans>
            ) : (
              <Trans>You book with or without an account, and pay at the counter.</Trans>
            )}
          </Chapter>
          <Chapter icon={KeyRound} title={<Trans>What rental companies do</Trans>}>
            <Trans>
              We own no cars. The rental company that is named beside a car hands it over, insures
              it and signs the rental contract with you.
            </Trans>{' '}
            {onlinePayments ? (
              <Trans>
                Your card is handled by a payment provider; its number never reaches us.
              </Trans>
            ) : null}
          </Chapter>
          <Chapter icon={ReceiptText} title={<Trans>No surprises</Trans>}>
            <Trans>
              No price rises at checkout, no last-minute fees, no pre-ticked boxes, no tracking ads.
            </Trans>
          </Chapter>
          <Chapter icon={LifeBuoy} title={<Trans>If something goes wrong</Trans>}>
            <Trans>
              Every rental includes 24/7 roadside assistance. For anything else, our team will sort
              it out with the rental company.
            </Trans>
          </Chapter>
        </Chapters>
        <HStack gap="3" wrap="wrap">
          <ButtonLink to="/">
            <Trans>Find a car</Trans>
          </ButtonLink>
          <ButtonLink to="/contact" variant="outline">
            <Trans>Contact us</Trans>
          </ButtonLink>
        </HStack>
      </Stack>
    </Page>
  )
}

const Chapters = styled('div', {
  base: {
    display: 'grid',
    columnGap: { md: '12', lg: '20' },
    rowGap: { base: '8', md: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
})

const ChapterIcon = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    borderRadius: 'lg',
    bg: 'bg.sand',
    color: 'accent',
  },
})

interface ChapterProps {
  icon: LucideIcon
  title: ReactNode
  children: ReactNode
}

const Chapter = ({ icon: Icon, title, children }: ChapterProps) => (
  <Stack as="section" gap="2" maxW="34rem">
    <ChapterIcon>
      <Icon aria-hidden size={22} />
    </ChapterIcon>
    <H2 fontSize="xl">{title}</H2>
    <P>{children}</P>
  </Stack>
)
