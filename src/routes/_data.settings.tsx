import { createFileRoute } from '@tanstack/react-router'

import {
  deleteAvatar,
  saveEmailNotifications,
  saveProfile,
  signOutEverywhere,
} from '#api/calls/account.ts'
import { toFileUrl } from '#api/files.ts'
import { useViewer } from '#rental/viewer.tsx'

import { AvatarPanel } from '../features/avatar/avatar-panel.tsx'
import { sendAvatar } from '../features/avatar/send-avatar.ts'
import { License } from '../features/license/license.tsx'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { SettingsSkeleton } from '../features/settings/settings-skeleton.tsx'

export const Route = createFileRoute('/_data/settings')({
  loader: async ({ context, location }) => {
    const user = await context.session.requireUser(location)
    const { accountLicenseFlow } = await import('../features/license/visitors-license.ts')
    return { user, accountLicenseFlow }
  },
  onLeave: ({ context: { flows } }) => void flows.close('accountLicense'),
  staticData: { isPrivate: true },
  component: SettingsRoute,
  pendingComponent: SettingsSkeleton,
})

function SettingsRoute() {
  const { api, config, flows, session } = Route.useRouteContext()
  const loaded = Route.useLoaderData()
  const user = useViewer().user ?? loaded.user
  const { _id: id } = user
  const { apiHost } = config
  const { profileChanged, refused: onRefused } = session

  return (
    <SettingsPage
      user={user}
      currencies={config.currencies}
      avatar={
        <AvatarPanel
          name={user.fullName}
          email={user.email}
          picture={toFileUrl('avatars', user.avatar, config)}
          onSend={async (file, sending) => {
            // An aborted upload may still have reached the server, so the profile is refreshed.
            sending.signal.addEventListener('abort', profileChanged)
            await sendAvatar({ apiHost, userId: id, onRefused }, file, sending)
            profileChanged()
          }}
          onDelete={() => deleteAvatar(api, id).then(profileChanged)}
        />
      }
      license={<License license={flows.open(loaded.accountLicenseFlow, null)} />}
      onSaveProfile={async (profile) => {
        await saveProfile(api, id, profile)
        profileChanged()
      }}
      onEmails={async (isOn) => {
        await saveEmailNotifications(api, id, isOn)
        profileChanged()
      }}
      onSignOutEverywhere={
        config.capabilities.signOutEverywhere
          ? () => session.signOutAfter(() => signOutEverywhere(api))
          : null
      }
    />
  )
}
