import { Trans } from '@lingui/react/macro'

import type { Driver } from '@masar/domain/person/driver.ts'
import { Card } from '#ui/page/card.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { styled } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

/** The details from the customer's account, which the form does not ask for again. */
export function AccountDriver({ account }: { account: Partial<Driver> }) {
  const dates = useDates()
  const { fullName, email, phone, birthDate } = account

  return (
    <Card tone="sand" as="div" overflowWrap="anywhere">
      <P size="sm" tone="muted">
        <Trans>You’re signed in as</Trans>
      </P>
      <P fontWeight="semibold">{fullName}</P>
      <P>{email}</P>
      {phone ? <P>{phone}</P> : null}
      {birthDate ? (
        <P>
          <styled.span color="fg.muted">
            <Trans>Date of birth</Trans>{' '}
          </styled.span>
          {dates.date(birthDate.slice(0, 10))}
        </P>
      ) : null}
    </Card>
  )
}
