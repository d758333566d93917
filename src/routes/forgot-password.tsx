import { createFileRoute } from '@tanstack/react-router'

import { askForNewPassword } from '#api/calls/account.ts'
import { loadTexts } from '#i18n/activate.ts'

import { BotCheckedForm, prepareBotCheck } from '../features/bot-check/bot-checked-form.tsx'
import { ForgotPasswordPage } from '../features/password/forgot-password-page.tsx'

export const Route = createFileRoute('/forgot-password')({
  beforeLoad: () => loadTexts('other'),
  loader: ({ context: { flows } }) => prepareBotCheck(flows),
  component: ForgotPasswordRoute,
})

function ForgotPasswordRoute() {
  const { api, flows } = Route.useRouteContext()

  return (
    <BotCheckedForm flows={flows}>
      <ForgotPasswordPage onAsk={(email) => askForNewPassword(api, email)} />
    </BotCheckedForm>
  )
}
