import { fromPromise } from 'xstate'

import { accepted } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { ApiProblem } from '#api/problem.ts'
import type { Link } from '#machines/account-link/account-link-facts.ts'
import { accountLinkMachine } from '#machines/account-link/account-link.machine.ts'

export interface AccountLinkWorld {
  api: Api
  /** The new password is known to be right: its owner need not type it again. */
  signIn: (credentials: { email: string; password: string }) => void
}

/** The machine of a mailed link with the API in its sockets. A 204 is 'nothing of ours'. */
export function browserAccountLink({ api, signIn }: AccountLinkWorld): typeof accountLinkMachine {
  return accountLinkMachine.provide({
    actors: {
      checkLink: fromPromise(async ({ input: { link }, signal }) => {
        const path = { appType: 'frontend', ...link } as const
        const asked = { params: { path }, signal, parseAs: 'text' } as const
        await yes(api.GET('/api/check-token/{appType}/{userId}/{email}/{token}', asked))
      }),
      verifyEmail: fromPromise(async ({ input: { link }, signal }) => {
        const path = { email: link.email, token: link.token }
        const asked = { params: { path }, signal, parseAs: 'text' } as const
        await yes(api.GET('/api/confirm-email/{email}/{token}', asked))
      }),
      savePassword: fromPromise(async ({ input: { link, password }, signal }) => {
        const body = { ...accountOf(link), password }
        await yes(api.POST('/api/activate', { body, signal, parseAs: 'text' }))
        signIn({ email: link.email, password })
      }),
      resendLink: fromPromise(async ({ input: { purpose, email }, signal }) => {
        const path = { appType: 'frontend', email, reset: purpose === 'reset' } as const
        const asked = { params: { path }, signal, parseAs: 'text' } as const
        await yes(api.POST('/api/resend/{appType}/{email}/{reset}', asked))
      }),
    },
  })
}

const accountOf = ({ userId, token }: Link) => ({ userId, token })

async function yes(call: Parameters<typeof accepted>[0]): Promise<void> {
  if (!(await accepted(call))) throw new ApiProblem({ kind: 'http', status: 204 })
}
