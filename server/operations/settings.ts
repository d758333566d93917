import { readSettingsRow as settingsOf } from '../bookings/create/operator-settings.ts'
import { countFleetChoice } from '../car-search/fleet-choice.ts'
import { getFleetPrices } from '../car-search/fleet-prices.ts'
import { readCountry } from '../http/country.ts'
import { respondWith, type Operation } from './operation.ts'

export const readSettings: Operation<'readSettings'> = async ({ db, fleet, now }) => {
  const settings = await settingsOf(db)
  if (!settings) return respondWith(null)
  const currentFleet = await fleet.now()
  return respondWith({
    _id: settings.id,
    minPickupHours: settings.min_pickup_hours,
    minRentalHours: settings.min_rental_hours,
    minPickupDropoffHour: settings.min_pickup_dropoff_hour,
    maxPickupDropoffHour: settings.max_pickup_dropoff_hour,
    createdAt: settings.created_at.toISOString(),
    updatedAt: settings.updated_at.toISOString(),
    fleet: getFleetPrices(currentFleet, now()),
    choice: await countFleetChoice(db, currentFleet),
  })
}

export const readCountryCode: Operation<'readCountryCode'> = async ({ address, config }) =>
  respondWith(await readCountry(address, config))
