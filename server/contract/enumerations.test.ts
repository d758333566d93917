import { expect, it } from 'vitest'

import { document } from './document.ts'

const wordsOf = (name: string) => {
  const schema = document.components['schemas']?.[name]
  return typeof schema === 'object' && schema !== null && 'enum' in schema ? schema.enum : null
}

/** Specification 3, with the two words that the wire has besides: `paidInFull` and our `sandbox`. */
// @shows enum.user-type, enum.application, enum.fuel, enum.range, enum.multimedia, enum.gearbox
// @shows enum.fuel-policy, enum.booking-status, enum.car-status, enum.mileage, enum.availability
// @shows enum.record, enum.payment-provider, enum.social
it.each([
  ['UserType', 'admin supplier user'],
  ['AppType', 'admin frontend'],
  ['CarType', 'diesel gasoline electric hybrid plugInHybrid unknown'],
  ['CarRange', 'mini midi maxi scooter bus truck caravan'],
  ['CarMultimedia', 'touchscreen bluetooth androidAuto appleCarPlay'],
  ['GearboxType', 'manual automatic'],
  ['FuelPolicy', 'likeForlike freeTank fullToFull FullToEmpty'],
  ['BookingStatus', 'void pending deposit paid paidInFull reserved cancelled'],
  [
    'CarAvailabilityStatus',
    'available in_use maintenance damaged cleaning out_of_service pre_rental post_rental',
  ],
  ['MileageType', 'limited unlimited'],
  ['Availability', 'available unavailable'],
  ['RecordType', 'admin supplier user car location country'],
  ['PaymentProvider', 'sandbox stripe payPal'],
  ['SocialSignInType', 'facebook apple google'],
])('a %s is one of: %s', (name, words) => {
  expect(wordsOf(name)).toEqual(words.split(' '))
})
