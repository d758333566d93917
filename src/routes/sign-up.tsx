import { createFileRoute, Navigate } from '@tanstack/react-router'

import { loadTexts } from '#i18n/activate.ts'
import { useViewer } from '#ui/viewer.tsx'

import { readReturnPath } from '../features/account/return-path.ts'
import { SignUpPage } from '../features/account/sign-up-page.tsx'
import { openDoor } from '../features/account/social/social-door.ts'
import { FormGate, prepareFormGate } from '../features/bot-check/form-gate.tsx'

export const Route = createFileRoute('/sign-up')({
  validateSearch: (search: Record<string, unknown>): { from?: string | undefined } =>
    readReturnPath(search['from']),
  staticData: { saysSuspended: true },
  beforeLoad: () => loadTexts('other'),
  loader: async ({ context }) => {
    const { flows, session } = context
    const [actor] = await Promise.all([session.actor(), prepareFormGate(flows)])
    return { actor, door: openDoor(context.config.socialSignIn) }
  },
  onLeave: ({ loaderData }) => loaderData?.actor.send({ type: 'problem.dismissed' }),
  component: SignUpRoute,
})

function SignUpRoute() {
  const { config, flows } = Route.useRouteContext()
  const { actor, door } = Route.useLoaderData()
  const { from } = Route.useSearch()
  const { user } = useViewer()

  if (user) return <Navigate to={from ?? '/'} replace />
  return (
    <FormGate flows={flows}>
      <SignUpPage {...{ actor, from, door }} contactEmail={config.contactEmail} />
    </FormGate>
  )
}
