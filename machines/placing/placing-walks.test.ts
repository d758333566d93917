import { describeWalks } from '../testing/describe-walks.ts'
import { placingModel } from './placing.journeys.ts'
import lock from './paths.lock.json?raw'

describeWalks(placingModel, lock)
