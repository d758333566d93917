// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { contactModel } from './contact.journeys.ts'
import lock from './paths.lock.json?raw'

describeWalks(contactModel, lock)
