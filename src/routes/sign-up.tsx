import { createFileRoute, Navigate, redirect } from '@tanstack/react-router'
import * as v from 'valibot'

import { loadTexts } from '#i18n/activate.ts'
import { useViewer } from '#rental/viewer.tsx'

import { returnPathParam } from '../features/account/return-path.ts'
import { SignUpPage } from '../features/account/sign-up-page.tsx'
import { createSocialAuth } from '../features/account/social/social-auth.ts'
import { BotCheckedForm, prepareBotCheck } from '../features/bot-check/bot-checked-form.tsx'

export const Route = createFileRoute('/sign-up')({
  validateSearch: v.object({ from: returnPathParam }),
  staticData: { saysSuspended: true },
  beforeLoad: () => loadTexts('later'),
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: async ({ context, deps }) => {
    const { flows, session } = context
    if (session.viewer().user) throw redirect({ to: deps.from ?? '/' })
    const [actor] = await Promise.all([session.forPage(), prepareBotCheck(flows)])
    return { actor, socialAuth: createSocialAuth(context.config.socialSignIn) }
  },
  onLeave: ({ context }) => context.session.dismissProblem(),
  component: SignUpRoute,
})

function SignUpRoute() {
  const { config, flows } = Route.useRouteContext()
  const { actor, socialAuth } = Route.useLoaderData()
  const { from } = Route.useSearch()
  const { user } = useViewer()

  if (user) return <Navigate to={from ?? '/'} replace />
  return (
    <BotCheckedForm flows={flows}>
      <SignUpPage {...{ actor, from, socialAuth }} contactEmail={config.contactEmail} />
    </BotCheckedForm>
  )
}
