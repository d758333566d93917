import type { PasswordIssue } from '@masar/domain/person/passwords.ts'
import type { Problem } from '@masar/domain/service/problem.ts'

/**
 * What the link in an email is for. The first two set a password, the third verifies an address.
 */
export type LinkPurpose = 'activate' | 'reset' | 'verify'

/** The parameters of the link, read before they were removed from the address bar. */
export interface Link {
  userId: string
  email: string
  token: string
}

/**
 * `link` is never stored: it is null after a reload, and when the URL was incomplete. `viewerId`: the signed-in
 * user.
 */
export interface AccountLinkInput {
  purpose: LinkPurpose
  link: Link | null
  viewerId: string | null
}

export interface AccountLinkContext extends AccountLinkInput {
  /** Kept after the link is cleared: the address for another email and for signing in. */
  email: string | null
  issues: readonly PasswordIssue[]
  problem: Problem | null
  /** The password was sent, but the outcome is unknown. */
  submitted: boolean
}

export type AccountLinkEvent =
  | { type: 'password.chosen'; password: string; repeated: string }
  | { type: 'resend.requested' }
  | { type: 'retry.requested' }
  | { type: 'session.changed'; viewerId: string | null }

/** The server accepted the request: the user can sign in, or the address is verified. */
export type AccountLinkFact = { type: 'settled'; purpose: LinkPurpose; email: string }

/**
 * `form`: the password form is shown. `over`: this link cannot be used. `resendable`: the user may
 * request another one.
 */
export type AccountLinkTag = 'busy' | 'error' | 'form' | 'over' | 'resendable' | 'done'
