// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { bookingChangeModel } from './booking-change.journeys.ts'
import lock from './paths.lock.json?raw'

describeWalks(bookingChangeModel, lock)
