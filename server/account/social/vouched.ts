import { refusalAt } from '../../problem.ts'

/** What a provider says of somebody: `subject` is theirs for ever, the address may change. */
export type Vouched = {
  provider: 'google' | 'apple' | 'facebook'
  subject: string
  email: string
  fullName: string | null
}

/** A token that is forged, over, or meant for another service. */
export const wrongToken = () => refusalAt('/accessToken', 'invalid-request', 'wrong-format')
