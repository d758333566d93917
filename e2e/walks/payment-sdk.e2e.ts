import { describeWalk } from './describe-walk.ts'
import { PAYMENT_SDK_WALK } from './payment-sdk/payment-sdk-walk.ts'

// Runs at night only: payments/stripe.e2e.ts and payments/paypal.e2e.ts load the providers' scripts on every
// run.
await describeWalk(PAYMENT_SDK_WALK, [], { isOfTheNight: true })
