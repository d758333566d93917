import { CHECKOUT_WALK } from './booking/checkout-walk.ts'
import { describeWalk } from './describe-walk.ts'

await describeWalk(CHECKOUT_WALK, ['paying.broken', 'refused.broken'])
