// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { deletionModel } from './deletion.journeys.ts'
import lock from './paths.lock.json?raw'

describeWalks(deletionModel, lock)
