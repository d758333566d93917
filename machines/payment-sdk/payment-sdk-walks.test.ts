// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { paymentSdkModel } from './payment-sdk.journeys.ts'

describeWalks(paymentSdkModel, import.meta.dirname)
