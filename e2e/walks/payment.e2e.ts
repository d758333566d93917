import { describeWalk } from './describe-walk.ts'
import { PAYMENT_WALK } from './payment/payment-walk.ts'

await describeWalk(PAYMENT_WALK, ['choosing'])
