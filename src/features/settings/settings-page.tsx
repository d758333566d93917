import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Profile } from '#api/account.ts'
import type { components } from '#openapi/schema.d.ts'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Page } from '#ui/page.tsx'
import { Stack } from '#ui/styled.ts'
import { H2, P } from '#ui/type.tsx'

import { AllSessions } from './all-sessions.tsx'
import { EmailSwitch } from './email-switch.tsx'
import { LanguageAndCurrency } from './language-and-currency.tsx'
import { ProfileForm } from './profile-form.tsx'

export interface SettingsPageProps {
  user: components['schemas']['UserProfile']
  currencies: readonly string[]
  onSaveProfile: (profile: Profile) => Promise<void>
  onEmails: (isOn: boolean) => Promise<void>
  onSignOutEverywhere: () => Promise<void>
  avatar?: ReactNode
  license?: ReactNode
}

/** Everything an account says about its owner, and who may use it (ACCOUNT-5). */
export function SettingsPage(props: SettingsPageProps) {
  const { user, currencies, onSaveProfile, onEmails, onSignOutEverywhere, avatar, license } = props
  const { t } = useLingui()

  return (
    <Page width="text">
      <Stack gap="6">
        <PageHeading title={t`Settings`} />
        <Card>
          <Stack gap="5">
            <H2>
              <Trans>About you</Trans>
            </H2>
            <P tone="muted" overflowWrap="anywhere">
              {user.email}
            </P>
            {avatar}
            <ProfileForm key={user._id} user={user} onSave={onSaveProfile} />
          </Stack>
        </Card>
        {license ? <Card>{license}</Card> : null}
        <Card>
          <Stack gap="4">
            <H2>
              <Trans>Language and currency</Trans>
            </H2>
            <LanguageAndCurrency currencies={currencies} />
          </Stack>
        </Card>
        <Card>
          <Stack gap="4">
            <H2>
              <Trans>Network settings</Trans>
            </H2>
            <EmailSwitch isOn={user.enableEmailNotifications} onSwitch={onEmails} />
            <P size="sm" tone="muted">
              <Trans>Mails about your sign-in and your payments always come.</Trans>
            </P>
          </Stack>
        </Card>
        <Card>
          <Stack gap="4" align="start">
            <H2>
              <Trans>Password and sessions</Trans>
            </H2>
            <TextLink to="/change-password">
              <Trans>Change password</Trans>
            </TextLink>
            <AllSessions onSignOut={onSignOutEverywhere} />
          </Stack>
        </Card>
      </Stack>
    </Page>
  )
}
