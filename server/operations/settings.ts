import { fleetPrices } from '../fleet/fleet-prices.ts'
import { countryOf } from '../http/country.ts'
import { given, type Operation } from '../operation.ts'
import { readSettings as settingsOf } from '../settings/read-settings.ts'

export const readSettings: Operation<'readSettings'> = async ({ db, fleet, now }) => {
  const settings = await settingsOf(db)
  if (!settings) return given(null)
  return given({
    _id: settings.id,
    minPickupHours: settings.min_pickup_hours,
    minRentalHours: settings.min_rental_hours,
    minPickupDropoffHour: settings.min_pickup_dropoff_hour,
    maxPickupDropoffHour: settings.max_pickup_dropoff_hour,
    createdAt: settings.created_at.toISOString(),
    updatedAt: settings.updated_at.toISOString(),
    fleet: fleetPrices(await fleet.now(), now()),
  })
}

export const readCountryCode: Operation<'readCountryCode'> = async ({ address, config }) =>
  given(await countryOf(address, config))
