import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { createStillActor } from 'storybook-addon-statechart'

import { AMIRAS_FILE } from '@masar/machines/license/license.journeys.ts'
import { licenseMachine } from '@masar/machines/license/license.machine.ts'

import { AvatarPanel } from '../../src/features/avatar/avatar-panel.tsx'
import { LicensePanel } from '../../src/features/license/license-panel.tsx'
import { SettingsPage, type SettingsPageProps } from '../../src/features/settings/settings-page.tsx'

const succeed = () => Promise.resolve()

/** The settings page with all panels of its route. Users without a phone number have no license either. */
export function SettingsScreen(props: SettingsPageProps) {
  const { user } = props
  const [license] = useState(() =>
    createStillActor(licenseMachine, user.phone ? 'uploaded' : 'empty', {
      userId: user._id,
      file: user.phone ? AMIRAS_FILE : null,
      pick: null,
      percent: 0,
      issue: null,
      problem: null,
    }),
  )

  return (
    <SettingsPage
      {...props}
      avatar={
        <AvatarPanel
          name={user.fullName}
          email={user.email}
          picture={null}
          onSend={succeed}
          onDelete={succeed}
        />
      }
      license={<LicensePanel license={{ actor: license, pick: succeed }} />}
    />
  )
}

/** Navigates to /settings, for content that is shown only above some pages. */
export function AtSettings({ children }: { children: ReactNode }) {
  const router = useRouter()
  useEffect(() => {
    router.history.push('/settings')
    void router.load()
  }, [router])
  return children
}
