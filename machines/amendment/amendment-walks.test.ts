// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { amendmentModel } from './amendment.journeys.ts'
import lock from './paths.lock.json?raw'

describeWalks(amendmentModel, lock)
