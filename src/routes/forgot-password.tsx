import { createFileRoute } from '@tanstack/react-router'

import { askForNewPassword } from '#api/account.ts'
import { loadTexts } from '#i18n/activate.ts'

import { FormGate, prepareFormGate } from '../features/bot-check/form-gate.tsx'
import { ForgotPasswordPage } from '../features/password/forgot-password-page.tsx'

export const Route = createFileRoute('/forgot-password')({
  beforeLoad: () => loadTexts('other'),
  loader: ({ context: { flows } }) => prepareFormGate(flows),
  component: ForgotPasswordRoute,
})

function ForgotPasswordRoute() {
  const { api, flows } = Route.useRouteContext()

  return (
    <FormGate flows={flows}>
      <ForgotPasswordPage onAsk={(email) => askForNewPassword(api, email)} />
    </FormGate>
  )
}
