import type { ActorRefFrom } from 'xstate'

import { wasAccepted, requireAccepted } from '#api/unwrap-response.ts'
import type { Api } from '#api/client.ts'
import { logFailure } from '#api/cache/log-failure.ts'
import { toResult } from '#api/to-result.ts'
import { defineFlow } from '#flows/define-flow.ts'
import type { FlowSession } from '#flows/flow-deps.ts'
import { listenToSession } from '#flows/listeners.ts'
import type { Link, LinkPurpose } from '@masar/machines/account-link/account-link-facts.ts'
import { LINK_REFUSALS } from '@masar/machines/account-link/chart/account-link-setup.ts'
import { accountLinkMachine } from '@masar/machines/account-link/account-link.machine.ts'

export type AccountLinkActor = ActorRefFrom<typeof accountLinkMachine>

export interface EmailedLink {
  purpose: LinkPurpose
  /** Returns the link that the page was opened with. Called once. */
  takeLink: () => Link | null
}

/**
 * Checks an emailed link, and saves the new password. Listens to the session, because the viewer is known only
 * once the session is restored.
 */
export const accountLinkFlow = defineFlow({
  name: 'accountLink',
  machine: accountLinkMachine,
  key: ({ purpose }: EmailedLink) => purpose,
  input: ({ session }, { purpose, takeLink }) => ({
    purpose,
    link: takeLink(),
    viewerId: session.viewer().user?._id ?? null,
  }),
  ports: ({ deps: { api, session } }) => ({
    checkLink: async ({ link }, signal) => {
      const path = { appType: 'frontend', ...link } as const
      const options = { params: { path }, signal, parseAs: 'text' } as const
      const call = api.GET('/api/check-token/{appType}/{userId}/{email}/{token}', options)
      return toResult(requireAccepted(call), LINK_REFUSALS)
    },
    verifyEmail: async ({ link }, signal) => {
      const path = { email: link.email, token: link.token }
      const options = { params: { path }, signal, parseAs: 'text' } as const
      return toResult(
        requireAccepted(api.GET('/api/confirm-email/{email}/{token}', options)),
        LINK_REFUSALS,
      )
    },
    savePassword: async ({ link, password }, signal) => {
      const body = { ...pickAccount(link), password }
      const call = api.POST('/api/activate', { body, signal, parseAs: 'text' })
      const answer = await toResult(requireAccepted(call), LINK_REFUSALS)
      if (answer.ok) {
        deleteLinksOnceSignedIn(api, session, link.userId)
        signIn(session, { email: link.email, password }).catch(reportError)
      }
      return answer
    },
    resendLink: async ({ purpose, email }, signal) => {
      const path = { appType: 'frontend', email, reset: purpose === 'reset' } as const
      const options = { params: { path }, signal, parseAs: 'text' } as const
      const isSent = await wasAccepted(api.POST('/api/resend/{appType}/{email}/{reset}', options))
      return isSent ? { ok: true } : { ok: false, refused: 'unknown-email' }
    },
  }),
  listens: ({ deps: { session } }) => [
    listenToSession(session, ({ user }) => ({
      type: 'session.changed',
      viewerId: user?._id ?? null,
    })),
  ],
})

/**
 * Deletes all links of the account once the user is signed in. Links in older emails must stop working
 * (WIRE-84), and some backends accept a used link for another day. If this fails, the new password remains
 * saved.
 */
function deleteLinksOnceSignedIn(api: Api, session: FlowSession, userId: string): void {
  const stop = session.onSessionChange(({ type }) => {
    stop()
    if (type !== 'signedIn') return
    const options = { params: { path: { userId } }, parseAs: 'text' } as const
    wasAccepted(api.DELETE('/api/delete-tokens/{userId}', options)).catch(logFailure)
  })
}

const pickAccount = ({ userId, token }: Link) => ({ userId, token })

/** Signs in with the new password, so that the customer does not have to type it again. */
async function signIn(session: FlowSession, credentials: { email: string; password: string }) {
  const actor = await session.actor()
  actor.send({ type: 'signIn.requested', ...credentials, stay: false })
}
