import { createFileRoute, Navigate } from '@tanstack/react-router'

import { loadTexts } from '#i18n/activate.ts'
import { useViewer } from '#ui/viewer.tsx'

import { readReturnPath } from '../features/account/return-path.ts'
import { SignUpPage } from '../features/account/sign-up-page.tsx'

export const Route = createFileRoute('/sign-up')({
  validateSearch: (search: Record<string, unknown>): { from?: string | undefined } =>
    readReturnPath(search['from']),
  beforeLoad: () => loadTexts('inner'),
  loader: async ({ context }) => ({ actor: await context.session.actor() }),
  onLeave: ({ loaderData }) => loaderData?.actor.send({ type: 'problem.dismissed' }),
  component: SignUpRoute,
})

function SignUpRoute() {
  const { config } = Route.useRouteContext()
  const { actor } = Route.useLoaderData()
  const { from } = Route.useSearch()
  const { user } = useViewer()

  if (user) return <Navigate to={from ?? '/'} replace />
  return <SignUpPage actor={actor} from={from} contactEmail={config.contactEmail} />
}
