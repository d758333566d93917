// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { paymentModel } from './payment.journeys.ts'

describeWalks(paymentModel, import.meta.dirname)
