import { createFileRoute } from '@tanstack/react-router'

import { askForNewPassword } from '#api/account.ts'
import { loadTexts } from '#i18n/activate.ts'

import { ForgotPasswordPage } from '../features/password/forgot-password-page.tsx'

export const Route = createFileRoute('/forgot-password')({
  beforeLoad: () => loadTexts('inner'),
  component: ForgotPasswordRoute,
})

function ForgotPasswordRoute() {
  const { api } = Route.useRouteContext()

  return <ForgotPasswordPage onAsk={(email) => askForNewPassword(api, email)} />
}
