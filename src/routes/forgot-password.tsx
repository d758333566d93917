import { createFileRoute, Navigate } from '@tanstack/react-router'
import * as v from 'valibot'

import { requestPasswordReset } from '#api/calls/account.ts'
import { storeReturnPath } from '#api/stored/return-path.ts'
import { loadTexts } from '#i18n/activate.ts'
import { useViewer } from '#rental/viewer.tsx'

import { returnPathParam } from '../features/account/return-path.ts'
import { BotCheckedForm, prepareBotCheck } from '../features/bot-check/bot-checked-form.tsx'
import {
  readCheckoutPath,
  toCheckoutPath,
} from '../features/checkout/flow/calls/checkout-search.ts'
import { ForgotPasswordPage } from '../features/password/forgot-password-page.tsx'

export const Route = createFileRoute('/forgot-password')({
  validateSearch: v.object({ from: returnPathParam }),
  beforeLoad: () => loadTexts('other'),
  loader: ({ context: { flows } }) => prepareBotCheck(flows),
  component: ForgotPasswordRoute,
})

function ForgotPasswordRoute() {
  const { api, flows } = Route.useRouteContext()
  const { from } = Route.useSearch()
  const { user } = useViewer()

  async function ask(email: string): Promise<boolean> {
    const isSent = await requestPasswordReset(api, email)
    // The link in the email opens in another tab, which does not have the return path in its URL, so the path
    // is stored.
    const trip = from === undefined ? null : readCheckoutPath(from)
    if (isSent) storeReturnPath(trip && toCheckoutPath(trip))
    return isSent
  }

  // The link in the email was used in another tab, so this tab continues on the page that the visitor came
  // from.
  if (user && from) return <Navigate to={from} replace />
  return (
    <BotCheckedForm flows={flows}>
      <ForgotPasswordPage from={from} onAsk={ask} />
    </BotCheckedForm>
  )
}
