// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { sessionModel } from './session.journeys.ts'

describeWalks(sessionModel, import.meta.dirname)
