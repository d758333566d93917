import { createFieldRefusal } from '../../contract/problem.ts'

/** A person as the provider describes them: `subject` is permanent, the address may change. */
export type SocialIdentity = {
  provider: 'google' | 'apple' | 'facebook'
  subject: string
  email: string
  fullName: string | null
}

/** Creates the error for forged or expired tokens, and for tokens of another service. */
export const createTokenRefusal = () =>
  createFieldRefusal('/accessToken', 'invalid-request', 'wrong-format')
