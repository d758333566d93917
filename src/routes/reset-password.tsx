import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'

import { takeOpeningLink } from '#app/session/opening-link.ts'
import { useReturnToCheckout } from '#app/session/use-return-to-checkout.ts'
import { loadTexts } from '#i18n/activate.ts'
import { useViewer } from '#rental/viewer.tsx'
import { useToast } from '#ui/toast/toasts.tsx'

import { AccountLinkPage } from '../features/account-link/account-link-page.tsx'
import { accountLinkFlow } from '../features/account-link/account-link.flow.ts'
import { PasswordChanged } from '../features/account-link/password-changed.tsx'

export const Route = createFileRoute('/reset-password')({
  beforeLoad: () => loadTexts('other'),
  // Waits for the session, because only then can the page decide whether the link belongs to the user.
  loader: async ({ context: { session } }) => void (await session.known()),
  staticData: { staysAfterSignOut: true },
  onLeave: ({ context: { flows } }) => void flows.close('accountLink'),
  component: ResetPasswordRoute,
})

function ResetPasswordRoute() {
  const { flows, session } = Route.useRouteContext()
  const actor = flows.open(accountLinkFlow, { purpose: 'reset', takeLink: takeOpeningLink })
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('done'))
  const { user } = useViewer()
  const showToast = useToast()
  function showChanged() {
    showToast({ tone: 'success', text: <PasswordChanged /> })
  }
  useReturnToCheckout({
    linkUserId: useSelector(actor, ({ context }) => context.link?.userId ?? null),
    userId: isSaved && user ? user._id : null,
    onReturn: showChanged,
  })

  return <AccountLinkPage actor={actor} onSignOut={session.signOut} />
}
