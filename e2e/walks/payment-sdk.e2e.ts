import { describeWalk } from './describe-walk.ts'
import { PAYMENT_SDK_WALK } from './payment-sdk/payment-sdk-walk.ts'

await describeWalk(PAYMENT_SDK_WALK, [])
