// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { amendmentModel } from './amendment.journeys.ts'

describeWalks(amendmentModel, import.meta.dirname)
