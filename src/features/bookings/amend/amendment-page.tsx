import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { ArrowLeft } from 'lucide-react'
import { use, type ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'

import { OperatorSettings } from '#rental/operator-settings.ts'
import { AsideColumns } from '#ui/page/aside-columns.tsx'
import { Card } from '#ui/page/card.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import type { AmendmentActor } from './flow/amendment.flow.ts'
import { AmendmentForm } from './form/amendment-form.tsx'
import { LiveDifference } from './form/live-difference.tsx'
import type { AmendmentFacts } from './form/use-amendment-form.ts'
import { PriceChangeScreen } from './screens/price-change.tsx'
import { AmendmentRefused } from './screens/refusals.tsx'

export interface AmendmentPageProps {
  actor: AmendmentActor
  facts: AmendmentFacts
}

/** The amendment page: the form, the price of the change, and the result. */
export function AmendmentPage({ actor, facts }: AmendmentPageProps) {
  const { t } = useLingui()
  const { booking, isStaff } = facts
  const { hideSuppliers } = use(OperatorSettings)

  return (
    <Page>
      <Stack gap="6">
        <TextLink
          to="/booking"
          search={{ b: booking._id }}
          isAlone
          display="inline-flex"
          alignItems="center"
          gap="2"
        >
          <ArrowLeft aria-hidden size={18} />
          <Trans>Back to the booking</Trans>
        </TextLink>
        <Stack gap="2">
          <PageHeading title={isStaff ? t`Edit the booking` : t`Change your booking`} />
          <P tone="muted">
            {[booking.car.name, ...(hideSuppliers ? [] : [booking.supplier.fullName])].join(' · ')}
          </P>
        </Stack>
        <Screen actor={actor} facts={facts} />
      </Stack>
    </Page>
  )
}

function Screen({ actor, facts }: AmendmentPageProps) {
  const at = useSelector(actor, (snapshot) => snapshot)

  if (at.matches('editing')) {
    return (
      <AsideColumns columnGap="8" rowGap={{ base: '6', lg: '8' }}>
        <AmendmentForm actor={actor} facts={facts} />
        <LiveDifference actor={actor} facts={facts} />
      </AsideColumns>
    )
  }
  if (at.hasTag('priced')) return <PriceChangeScreen actor={actor} facts={facts} />
  return <NarrowColumn>{renderStatusScreen({ actor, facts }, at)}</NarrowColumn>
}

const NarrowColumn = styled('div', { base: { maxW: '46rem' } })

function renderStatusScreen(
  { actor, facts: { booking } }: AmendmentPageProps,
  at: SnapshotFrom<AmendmentActor>,
) {
  if (at.matches('repricing')) return <BusyCard text={<Trans>Loading the new price…</Trans>} />
  if (at.matches('saving')) return <BusyCard text={<Trans>Saving your changes…</Trans>} />
  if (at.matches('refused')) return <AmendmentRefused actor={actor} booking={booking} />
  // Shown until the page navigates to the booking.
  return at.hasTag('done') ? (
    <Notice tone="success" urgent>
      <Trans>Changes made successfully.</Trans>
    </Notice>
  ) : null
}

function BusyCard({ text }: { text: ReactNode }) {
  return (
    <Card aria-busy>
      <Stack gap="4">
        <styled.output fontWeight="medium">{text}</styled.output>
        <Skeleton height="10" />
        <Skeleton height="10" />
      </Stack>
    </Card>
  )
}
