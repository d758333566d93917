// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { accountLinkModel } from './account-link.journeys.ts'
import lock from './paths.lock.json?raw'

describeWalks(accountLinkModel, lock)
