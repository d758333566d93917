import { respondAlways } from './calls.ts'
import { CARTHAGO, JASMIN, SETTINGS, TUNIS, TUNISIA } from './fleet.ts'

/** Responses to the other calls of pages that show a car. */
export const CAR_PAGE_ANSWERS = {
  'GET /api/settings': respondAlways(200, SETTINGS),
  [`GET /api/location/${TUNIS._id}/en`]: respondAlways(200, TUNIS),
  'GET /api/location/*': respondAlways(204),
  'GET /api/all-suppliers': respondAlways(200, [CARTHAGO, JASMIN]),
  'GET /api/countries-with-locations/*': respondAlways(200, [
    { ...TUNISIA, locationsSize: 1, locations: [{ ...TUNIS, country: TUNISIA._id }] },
  ]),
  'POST /api/frontend-suppliers': respondAlways(200, [CARTHAGO, JASMIN]),
}
