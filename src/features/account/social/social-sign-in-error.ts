/** Why a provider has not vouched for somebody. */
export class SocialSignInError extends Error {
  readonly why: 'closed' | 'blocked' | 'no-email'

  constructor(why: SocialSignInError['why']) {
    super(why)
    this.name = 'NotVouched'
    this.why = why
  }
}
