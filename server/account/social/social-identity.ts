import { fieldRefusal } from '../../contract/problem.ts'

/** A person as the provider describes them: `subject` is permanent, the address may change. */
export type SocialIdentity = {
  provider: 'google' | 'apple' | 'facebook'
  subject: string
  email: string
  fullName: string | null
}

/** Rejects forged or expired tokens, and those for another service. */
export const refuseToken = () => fieldRefusal('/accessToken', 'invalid-request', 'wrong-format')
