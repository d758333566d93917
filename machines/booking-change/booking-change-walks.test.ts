// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { bookingChangeModel } from './booking-change.journeys.ts'

describeWalks(bookingChangeModel, import.meta.dirname)
