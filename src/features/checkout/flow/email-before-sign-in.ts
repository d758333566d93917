import type { CheckoutContext } from '#machines/checkout/checkout-facts.ts'

/** What a customer typed as a guest: an account has an address and is asked for none. */
export const emailBeforeSignIn = ({ userId, draft }: CheckoutContext): string | null =>
  userId !== null && draft.driver.email !== '' ? draft.driver.email : null
