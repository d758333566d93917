// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { sessionModel } from './session.journeys.ts'
import lock from './paths.lock.json?raw'

describeWalks(sessionModel, lock)
