// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { checkoutSessionModel } from './checkout-session.journeys.ts'

describeWalks(checkoutSessionModel, import.meta.dirname)
