// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { checkoutSessionModel } from './checkout-session.journeys.ts'
import lock from './paths.lock.json?raw'

describeWalks(checkoutSessionModel, lock)
