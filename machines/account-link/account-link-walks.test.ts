// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { accountLinkModel } from './account-link.journeys.ts'

describeWalks(accountLinkModel, import.meta.dirname)
