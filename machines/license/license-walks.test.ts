// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { licenseModel } from './license.journeys.ts'

describeWalks(licenseModel, import.meta.dirname)
