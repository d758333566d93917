import { describeWalks } from '../testing/describe-walks.ts'
import { placingModel } from './placing.journeys.ts'

describeWalks(placingModel, import.meta.dirname)
