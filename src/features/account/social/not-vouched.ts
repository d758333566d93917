/** Why a provider has not vouched for somebody. */
export class NotVouched extends Error {
  readonly why: 'closed' | 'blocked' | 'no-email'

  constructor(why: NotVouched['why']) {
    super(why)
    this.name = 'NotVouched'
    this.why = why
  }
}
