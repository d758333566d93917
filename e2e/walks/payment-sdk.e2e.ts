import { describeWalk } from './describe-walk.ts'
import { PAYMENT_SDK_WALK } from './payment-sdk/payment-sdk-walk.ts'

// On each run payments/stripe.e2e.ts and payments/paypal.e2e.ts load the scripts of providers.
await describeWalk(PAYMENT_SDK_WALK, [], { isOfTheNight: true })
