// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { checkoutModel } from './checkout.journeys.ts'

describeWalks(checkoutModel, import.meta.dirname)
