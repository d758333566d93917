// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { notificationsModel } from './notifications.journeys.ts'

describeWalks(notificationsModel, import.meta.dirname)
