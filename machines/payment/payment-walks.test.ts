// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { paymentModel } from './payment.journeys.ts'
import lock from './paths.lock.json?raw'

describeWalks(paymentModel, lock)
