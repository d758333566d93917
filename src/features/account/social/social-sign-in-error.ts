/** Why signing in with a provider failed. */
export class SocialSignInError extends Error {
  readonly why: 'closed' | 'blocked' | 'no-email'

  constructor(why: SocialSignInError['why']) {
    super(why)
    this.name = 'SocialSignInError'
    this.why = why
  }
}
