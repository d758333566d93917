import type { PasswordIssue } from '@masar/domain/person/passwords.ts'
import type { Problem } from '@masar/domain/service/problem.ts'

/** What the link in a mail is for. The first two choose a password, the third proves an address. */
export type LinkPurpose = 'activate' | 'reset' | 'verify'

/** What the address of the link said before it was taken out of the address bar. */
export interface Link {
  userId: string
  email: string
  token: string
}

/**
 * `link` is null when the address was incomplete, and after a reload: it is stored nowhere.
 * `viewerId`: who is signed in.
 */
export interface AccountLinkInput {
  purpose: LinkPurpose
  link: Link | null
  viewerId: string | null
}

export interface AccountLinkContext extends AccountLinkInput {
  /** Outlives the link: where a new one is sent, and who may sign in. */
  email: string | null
  issues: readonly PasswordIssue[]
  problem: Problem | null
  /** The password was sent and nobody knows what became of it. */
  submitted: boolean
}

export type AccountLinkEvent =
  | { type: 'password.chosen'; password: string; repeated: string }
  | { type: 'resend.requested' }
  | { type: 'retry.requested' }
  | { type: 'session.changed'; viewerId: string | null }

/** The server said yes: the account can be signed in to, or its address is proven. */
export type AccountLinkFact = { type: 'settled'; purpose: LinkPurpose; email: string }

/**
 * `form`: a password is asked for. `over`: this link opens nothing. `resendable`: another one may
 * be asked for.
 */
export type AccountLinkTag = 'busy' | 'error' | 'form' | 'over' | 'resendable' | 'done'
