// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { cancellationModel } from './cancellation.journeys.ts'
import lock from './paths.lock.json?raw'

describeWalks(cancellationModel, lock)
