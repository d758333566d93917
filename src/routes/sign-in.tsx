import { createFileRoute, Navigate } from '@tanstack/react-router'

import { stored } from '#app/storage.ts'
import { loadTexts } from '#i18n/activate.ts'
import { useViewer } from '#ui/viewer.tsx'

import { readReturnPath } from '../features/account/return-path.ts'
import { SignInPage } from '../features/account/sign-in-page.tsx'

export const Route = createFileRoute('/sign-in')({
  validateSearch: (search: Record<string, unknown>): { from?: string | undefined } =>
    readReturnPath(search['from']),
  beforeLoad: () => loadTexts('inner'),
  loader: async ({ context }) => ({ actor: await context.session.actor() }),
  onLeave: ({ loaderData }) => loaderData?.actor.send({ type: 'problem.dismissed' }),
  component: SignInRoute,
})

function SignInRoute() {
  const { config } = Route.useRouteContext()
  const { actor } = Route.useLoaderData()
  const { from } = Route.useSearch()
  const { user } = useViewer()

  if (user) return <Navigate to={from ?? '/'} replace />
  return (
    <SignInPage
      actor={actor}
      from={from}
      contactEmail={config.contactEmail}
      stayedConnected={stored('masar-stay-connected') === 'true'}
    />
  )
}
