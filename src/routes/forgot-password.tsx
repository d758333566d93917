import { createFileRoute } from '@tanstack/react-router'

import { askForNewPassword } from '#api/account.ts'
import { loadTexts } from '#i18n/activate.ts'

import { formGate } from '../features/bot-check/form-gate.tsx'
import { ForgotPasswordPage } from '../features/password/forgot-password-page.tsx'

export const Route = createFileRoute('/forgot-password')({
  beforeLoad: () => loadTexts('other'),
  loader: async ({ context }) => ({ Gate: await formGate(context) }),
  component: ForgotPasswordRoute,
})

function ForgotPasswordRoute() {
  const { api } = Route.useRouteContext()
  const { Gate } = Route.useLoaderData()

  return (
    <Gate>
      <ForgotPasswordPage onAsk={(email) => askForNewPassword(api, email)} />
    </Gate>
  )
}
