import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Profile } from '#api/calls/account.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { ButtonLink } from '#ui/control/button.tsx'
import { NeedsScriptNotice } from '#ui/page/needs-script.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Page } from '#ui/page/page.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { AllSessions } from './all-sessions.tsx'
import { EmailSwitch } from './email-switch.tsx'
import { LanguageAndCurrency } from './language-and-currency.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SettingsColumns } from './settings-columns.tsx'
import { SettingsPart, SettingsParts } from './settings-parts.tsx'

export interface SettingsPageProps {
  user: components['schemas']['UserProfile']
  currencies: readonly string[]
  onSaveProfile: (profile: Profile) => Promise<void>
  onEmails: (isOn: boolean) => Promise<void>
  /** Ends all sessions; null when the backend does not support this. */
  onSignOutEverywhere: (() => Promise<void>) | null
  avatar?: ReactNode
  license?: ReactNode
}

/** The settings of an account: personal details, preferences and access (ACCOUNT-5). */
export function SettingsPage(props: SettingsPageProps) {
  const { user, currencies, onSaveProfile, onEmails, onSignOutEverywhere, avatar, license } = props
  const { t } = useLingui()

  return (
    <Page>
      <Stack gap="6">
        <PageHeading title={t`Settings`} />
        <NeedsScriptNotice>
          <Trans>
            Changing settings needs JavaScript. Turn it on in your browser settings, then reload the
            page.
          </Trans>
        </NeedsScriptNotice>
        <SettingsColumns>
          <SettingsParts hasLicense={license !== undefined} />
          <Stack gap="6">
            <SettingsPart id="about-you" title={<Trans>About you</Trans>}>
              {avatar}
              <ProfileForm key={user._id} user={user} onSave={onSaveProfile} />
            </SettingsPart>
            {license ? <SettingsPart id="licence">{license}</SettingsPart> : null}
            <SettingsPart id="language" title={<Trans>Language and currency</Trans>} isSavedAtOnce>
              <LanguageAndCurrency currencies={currencies} />
            </SettingsPart>
            <SettingsPart id="emails" title={<Trans>Network settings</Trans>} isSavedAtOnce>
              <EmailSwitch isOn={user.enableEmailNotifications} onSwitch={onEmails} />
              <P size="sm" tone="muted">
                <Trans>You’ll always get sign-in and payment emails.</Trans>
              </P>
            </SettingsPart>
            <SettingsPart id="security" title={<Trans>Password and sessions</Trans>}>
              <styled.div>
                <ButtonLink to="/change-password" variant="outline">
                  <Trans>Change password</Trans>
                </ButtonLink>
              </styled.div>
              {onSignOutEverywhere ? <AllSessions onSignOut={onSignOutEverywhere} /> : null}
            </SettingsPart>
          </Stack>
        </SettingsColumns>
      </Stack>
    </Page>
  )
}
