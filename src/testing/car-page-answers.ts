import { answered } from './calls.ts'
import { CARTHAGO, JASMIN, SETTINGS, TUNIS, TUNISIA } from './fleet.ts'

/** The other calls of pages with a car. */
export const CAR_PAGE_ANSWERS = {
  'GET /api/settings': answered(200, SETTINGS),
  [`GET /api/location/${TUNIS._id}/en`]: answered(200, TUNIS),
  'GET /api/location/*': answered(204),
  'GET /api/all-suppliers': answered(200, [CARTHAGO, JASMIN]),
  'GET /api/countries-with-locations/*': answered(200, [
    { ...TUNISIA, locationsSize: 1, locations: [{ ...TUNIS, country: TUNISIA._id }] },
  ]),
  'POST /api/frontend-suppliers': answered(200, [CARTHAGO, JASMIN]),
}
