import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { ButtonLink } from '#ui/control/button.tsx'
import { PageIntro } from '#ui/page/page-intro.tsx'
import { Page } from '#ui/page/page.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { H2, P } from '#ui/style/type.tsx'

/** Who is behind the site, and what may be expected of it. */
export function AboutPage({ siteName }: { siteName: string }) {
  const { t } = useLingui()
  const { refundTerms, onlinePayments } = useCapabilities()

  return (
    <Page>
      <Stack gap="8">
        <PageIntro title={t`About us`} scene="medina">
          <P size="lg">
            <Trans>
              {siteName} brings together people who need a car and local rental companies: one
              search, whole prices, and one place for your bookings.
            </Trans>
          </P>
        </PageIntro>
        <Chapter title={<Trans>What we do</Trans>}>
          {refundTerms ? (
            <Trans>
              We show the cars of many rental companies side by side, for your place and your dates,
              each with everything that it costs: extras, deposit and what a cancellation would
              take.
            </Trans>
          ) : (
            <Trans>
              We show the cars of many rental companies side by side, for your place and your dates,
              each with its price, extras and deposit.
            </Trans>
          )}{' '}
          {onlinePayments ? (
            <Trans>You book with or without an account, and pay at the counter or online.</Trans>
          ) : (
            <Trans>You book with or without an account, and pay at the counter.</Trans>
          )}
        </Chapter>
        <Chapter title={<Trans>What we leave to others</Trans>}>
          <Trans>
            We own no cars. The rental company that is named beside a car hands it over, insures it
            and signs the rental contract with you.
          </Trans>{' '}
          {onlinePayments ? (
            <Trans>Your card is handled by a payment provider; its number never reaches us.</Trans>
          ) : null}
        </Chapter>
        <Chapter title={<Trans>What you will not find here</Trans>}>
          <Trans>
            Prices that rise between two pages, fees that appear at the last step, boxes ticked for
            you, clocks that hurry you, and advertising that follows you around.
          </Trans>
        </Chapter>
        <Chapter title={<Trans>When something goes wrong</Trans>}>
          <Trans>
            Roadside assistance belongs to every rental, day and night. For everything else there is
            a person here who reads what you write, asks the rental company and answers.
          </Trans>
        </Chapter>
        <HStack gap="3" wrap="wrap">
          <ButtonLink to="/">
            <Trans>Find a car</Trans>
          </ButtonLink>
          <ButtonLink to="/contact" variant="outline">
            <Trans>Write to us</Trans>
          </ButtonLink>
        </HStack>
      </Stack>
    </Page>
  )
}

const Chapter = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Stack as="section" gap="2" maxW="46rem">
    <H2>{title}</H2>
    <P>{children}</P>
  </Stack>
)
