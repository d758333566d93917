import type { Viewer } from '#api/viewer.ts'

import { AMIRA_VIEWER, FIAT } from './bookings.ts'

/** A user of the supplier of these bookings. */
export const SUPPLIER_STAFF: Viewer = {
  status: 'signedIn',
  user: AMIRA_VIEWER.user && {
    ...AMIRA_VIEWER.user,
    _id: '66aa00000000000000000003',
    type: 'supplier',
    supplier: typeof FIAT.supplier === 'string' ? FIAT.supplier : FIAT.supplier._id,
    fullName: 'Jasmin Auto',
  },
}
