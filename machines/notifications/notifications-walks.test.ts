// @shows FLOW-1
import { describeWalks } from '../testing/describe-walks.ts'
import { notificationsModel } from './notifications.journeys.ts'
import lock from './paths.lock.json?raw'

describeWalks(notificationsModel, lock)
