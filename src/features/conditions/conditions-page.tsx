import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'

import { toCalendarDate } from '@masar/domain/rental/rental-clock.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'
import { Button } from '#ui/control/button.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { PageIntro } from '#ui/page/page-intro.tsx'
import { NEEDS_SCRIPT_PROPS } from '#ui/page/needs-script.tsx'
import { Page } from '#ui/page/page.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'
import { Notice } from '#ui/toast/notice.tsx'

import { ConditionPart } from './condition-part.tsx'
import type { Conditions } from './conditions.ts'
import { CounterPart } from './counter-part.tsx'
import { DamagePart } from './damage-part.tsx'
import { RoadPart } from './road-part.tsx'

export interface ConditionsPageProps {
  conditions: Conditions
  namesSupplier: boolean
}

/** A supplier's rental conditions in figures, for screen and print. */
export function ConditionsPage({ conditions, namesSupplier }: ConditionsPageProps) {
  const { t } = useLingui()
  const { supplier, version, latestVersion, since, note } = conditions
  const { fullName } = supplier
  const day = useDates().date(toCalendarDate(new Date(since), getDefaultTimeZone()))

  return (
    <Page>
      <Stack gap="8">
        <PageIntro
          title={namesSupplier ? t`Rental conditions of ${fullName}` : t`Rental conditions`}
          scene="walls"
        >
          <P tone="muted">
            <Trans>
              Version {version}, in force since {day}
            </Trans>
          </P>
          <styled.div css={{ '@media print': { display: 'none' } }}>
            <Button {...NEEDS_SCRIPT_PROPS} variant="outline" onClick={() => print()}>
              <Printer aria-hidden size={18} />
              <Trans>Print these conditions</Trans>
            </Button>
          </styled.div>
        </PageIntro>
        <Stack gap="10" maxW="44rem">
          {version < latestVersion ? (
            <Notice
              tone="info"
              title={<Trans>These conditions have been replaced</Trans>}
              action={
                <TextLink
                  to="/conditions/$supplierId"
                  params={{ supplierId: supplier._id }}
                  isAlone
                >
                  <Trans>Show the current conditions</Trans>
                </TextLink>
              }
            >
              <Trans>They still apply to bookings that were made under them.</Trans>
            </Notice>
          ) : null}
          <DamagePart groups={conditions.groups} />
          <RoadPart conditions={conditions} />
          <CounterPart conditions={conditions} />
          {note ? (
            <ConditionPart title={<Trans>Also important</Trans>}>
              <P>{note}</P>
            </ConditionPart>
          ) : null}
        </Stack>
      </Stack>
    </Page>
  )
}
