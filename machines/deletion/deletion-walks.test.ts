// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { deletionModel } from './deletion.journeys.ts'

describeWalks(deletionModel, import.meta.dirname)
