import { expect, it } from 'vitest'

import { contractDocument } from './document.ts'

const listWords = (name: string) => {
  const schema = contractDocument.components['schemas']?.[name]
  return typeof schema === 'object' && schema !== null && 'enum' in schema ? schema.enum : null
}

/** The specified values, and two additions: `paidInFull` and our `sandbox`. */
// @shows PAY-10, SESSION-14, WIRE-41, WIRE-42, WIRE-43, WIRE-44, WIRE-45, WIRE-46, WIRE-47, WIRE-48
// @shows WIRE-49, WIRE-50, WIRE-51, WIRE-52
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
  ['LocationKind', 'airport station port town quarter'],
  ['SocialSignInType', 'facebook apple google'],
])('a %s is one of: %s', (name, words) => {
  expect(listWords(name)).toEqual(words.split(' '))
})
