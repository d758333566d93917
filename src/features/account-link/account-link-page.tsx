import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import type { LinkPurpose } from '@masar/machines/account-link/account-link-facts.ts'
import { CoastLayout } from '#ui/page/coast-layout.tsx'
import { Card } from '#ui/page/card.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Page } from '#ui/page/page.tsx'
import { styled, Stack } from '#ui/style/styled.ts'

import { LinkResult } from './link-ending.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import type { AccountLinkActor } from './account-link.flow.ts'

export interface AccountLinkPageProps {
  actor: AccountLinkActor
  onSignOut: () => void
}

const BUSY_STATES = ['checking', 'verifying', 'starting'] as const

/** Shows a form for a new password, or explains why the emailed link does not work. */
export function AccountLinkPage({ actor, onSignOut }: AccountLinkPageProps) {
  const { t } = useLingui()
  const purpose = useSelector(actor, ({ context }) => context.purpose)
  return (
    <Page>
      <CoastLayout column="narrow">
        <Stack gap="6">
          <PageHeading title={t(PURPOSE_TITLES[purpose])} />
          <LinkScreen actor={actor} onSignOut={onSignOut} />
        </Stack>
      </CoastLayout>
    </Page>
  )
}

function LinkScreen({ actor, onSignOut }: AccountLinkPageProps) {
  const isForm = useSelector(actor, (at) => at.hasTag('form'))
  const isBusy = useSelector(actor, (at) => BUSY_STATES.some((state) => at.matches(state)))
  if (isBusy)
    return (
      <styled.output display="block" color="fg.muted" minH="16rem">
        <Trans>Checking the link…</Trans>
      </styled.output>
    )
  return isForm ? (
    <Card>
      <NewPasswordForm actor={actor} />
    </Card>
  ) : (
    <LinkResult actor={actor} onSignOut={onSignOut} />
  )
}

const PURPOSE_TITLES: Record<LinkPurpose, MessageDescriptor> = {
  activate: msg`Activate your account`,
  reset: msg`Choose a new password`,
  verify: msg`Confirm your email address`,
}
