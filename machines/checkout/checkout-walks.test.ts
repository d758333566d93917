// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { checkoutModel } from './checkout.journeys.ts'
import lock from './paths.lock.json?raw'

describeWalks(checkoutModel, lock)
