// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { paymentSdkModel } from './payment-sdk.journeys.ts'
import lock from './paths.lock.json?raw'

describeWalks(paymentSdkModel, lock)
