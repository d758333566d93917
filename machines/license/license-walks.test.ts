// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { licenseModel } from './license.journeys.ts'
import lock from './paths.lock.json?raw'

describeWalks(licenseModel, lock)
