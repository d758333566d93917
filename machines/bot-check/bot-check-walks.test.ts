// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { botCheckModel } from './bot-check.journeys.ts'

describeWalks(botCheckModel, import.meta.dirname)
