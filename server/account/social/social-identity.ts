import { fieldRefusal } from '../../contract/problem.ts'

/** What a provider says of somebody: `subject` is theirs for ever, the address may change. */
export type SocialIdentity = {
  provider: 'google' | 'apple' | 'facebook'
  subject: string
  email: string
  fullName: string | null
}

/** A token that is forged, over, or meant for another service. */
export const refuseToken = () => fieldRefusal('/accessToken', 'invalid-request', 'wrong-format')
