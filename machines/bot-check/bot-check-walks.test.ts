// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { botCheckModel } from './bot-check.journeys.ts'
import lock from './paths.lock.json?raw'

describeWalks(botCheckModel, lock)
