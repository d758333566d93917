// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { cancellationModel } from './cancellation.journeys.ts'

describeWalks(cancellationModel, import.meta.dirname)
