import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'

import { changePassword, hasPasswordQuery } from '#api/calls/account.ts'

import { ChangePasswordPage } from '../features/password/change-password-page.tsx'
import { ChangePasswordSkeleton } from '../features/password/change-password-skeleton.tsx'

export const Route = createFileRoute('/_data/change-password')({
  loader: async ({ context: { api, queryClient, session }, location }) => {
    const { _id } = await session.requireUser(location)
    await queryClient.ensureQueryData(hasPasswordQuery(api, _id))
    return { id: _id }
  },
  staticData: { isPrivate: true },
  component: ChangePasswordRoute,
  pendingComponent: ChangePasswordSkeleton,
})

function ChangePasswordRoute() {
  const { api } = Route.useRouteContext()
  const { id } = Route.useLoaderData()
  const { data: hasPassword } = useSuspenseQuery(hasPasswordQuery(api, id))

  return (
    <ChangePasswordPage
      hasPassword={hasPassword}
      onChange={(change) => changePassword(api, id, change)}
    />
  )
}
