import { accepted } from './answer.ts'
import type { Api } from './client.ts'
import { ApiProblem } from './problem.ts'

const SUBJECT = 'Newsletter'

export interface Subscription {
  email: string
  /** Older backends send the mail to whom it names; ours to the operator alone. */
  operator: string
}

/** Tells the operator who wants the newsletter (contract U20). */
export async function subscribe(api: Api, { email, operator }: Subscription): Promise<void> {
  const body = { from: email, to: operator, subject: SUBJECT, message: '', isContactForm: false }
  const isTaken = await accepted(api.POST('/api/send-email', { body, parseAs: 'text' }))
  if (!isTaken) throw new ApiProblem({ kind: 'http', status: 204 })
}
