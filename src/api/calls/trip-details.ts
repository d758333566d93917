import type { components } from '@masar/openapi/schema.d.ts'

import type { Api } from '../client.ts'
import { requireAccepted } from '../unwrap-response.ts'

export type TripDetailsChange = components['schemas']['UpdateTripDetails']
export type DelayReport = components['schemas']['ReportDelay']

/** Stores the given fields; absent ones keep their value. */
export const updateTripDetails = (api: Api, id: string, body: TripDetailsChange): Promise<void> =>
  requireAccepted(
    api.POST('/api/update-trip-details/{id}', { params: { path: { id } }, body, parseAs: 'text' }),
  )

/** Notifies the rental company that the driver will arrive after the pick-up time. */
export const reportDelay = (api: Api, id: string, body: DelayReport): Promise<void> =>
  requireAccepted(
    api.POST('/api/report-delay/{id}', { params: { path: { id } }, body, parseAs: 'text' }),
  )
