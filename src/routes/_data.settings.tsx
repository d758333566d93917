import { createFileRoute } from '@tanstack/react-router'

import { saveEmailNotifications, saveProfile, signOutEverywhere } from '#api/account.ts'
import { useViewer } from '#ui/viewer.tsx'

import { Licence } from '../features/licence/licence.tsx'
import { SettingsPage } from '../features/settings/settings-page.tsx'

export const Route = createFileRoute('/_data/settings')({
  loader: async ({ context, location }) => {
    const user = await context.session.requireUser(location)
    const { accountLicenceOf } = await import('../features/licence/account-licence.ts')
    return { user, licence: accountLicenceOf(context) }
  },
  onLeave: ({ loaderData }) => loaderData?.licence.close(),
  component: SettingsRoute,
})

function SettingsRoute() {
  const { api, config, session } = Route.useRouteContext()
  const loaded = Route.useLoaderData()
  const user = useViewer().user ?? loaded.user
  const { _id: id } = user

  return (
    <SettingsPage
      user={user}
      licence={<Licence licence={loaded.licence.open()} apiHost={config.apiHost} />}
      onSaveProfile={async (profile) => {
        await saveProfile(api, id, profile)
        session.refresh()
      }}
      onEmails={async (isOn) => {
        await saveEmailNotifications(api, id, isOn)
        session.refresh()
      }}
      onSignOutEverywhere={async () => {
        await signOutEverywhere(api)
        session.signOut()
      }}
    />
  )
}
