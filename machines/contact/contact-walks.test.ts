// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { contactModel } from './contact.journeys.ts'

describeWalks(contactModel, import.meta.dirname)
