import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import type { LinkPurpose } from '#machines/account-link/account-link-facts.ts'
import { BesideCoast } from '#ui/page/beside-coast.tsx'
import { Card } from '#ui/page/card.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Page } from '#ui/page/page.tsx'
import { styled, Stack } from '#ui/style/styled.ts'

import { LinkEnding } from './link-ending.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import type { AccountLinkActor } from './account-link.flow.ts'

export interface AccountLinkPageProps {
  actor: AccountLinkActor
  onSignOut: () => void
}

/** What the link in a mail opens: a password to choose, or why it opens nothing. */
export function AccountLinkPage({ actor, onSignOut }: AccountLinkPageProps) {
  const title = useTitle(useSelector(actor, ({ context }) => context.purpose))
  const screen = useSelector(actor, (at) => {
    if (at.hasTag('form')) return 'form'
    if (at.matches('checking') || at.matches('verifying') || at.matches('starting')) return 'busy'
    return 'ending'
  })

  return (
    <Page>
      <BesideCoast column="narrow">
        <Stack gap="6">
          <PageHeading title={title} />
          {screen === 'busy' ? (
            <styled.output display="block" color="fg.muted" minH="16rem">
              <Trans>One moment: checking the link…</Trans>
            </styled.output>
          ) : null}
          {screen === 'form' ? (
            <Card>
              <NewPasswordForm actor={actor} />
            </Card>
          ) : null}
          {screen === 'ending' ? <LinkEnding actor={actor} onSignOut={onSignOut} /> : null}
        </Stack>
      </BesideCoast>
    </Page>
  )
}

function useTitle(purpose: LinkPurpose): string {
  const { t } = useLingui()
  if (purpose === 'activate') return t`Activate your account`
  return purpose === 'reset' ? t`Choose a new password` : t`Confirm your email address`
}
