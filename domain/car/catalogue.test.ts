import { expect, expectTypeOf, it } from 'vitest'

import type { components } from '@masar/openapi/schema.d.ts'

import type { BookingStatus } from '../booking/booking-status.ts'
import * as catalogue from './catalogue.ts'
import type { ChargeKind } from '../payment/charges.ts'

type Wire = components['schemas']

it('the catalogue has exactly the values of the contract', () => {
  expectTypeOf<catalogue.CarRange>().toEqualTypeOf<Wire['CarRange']>()
  expectTypeOf<catalogue.FuelType>().toEqualTypeOf<Wire['CarType']>()
  expectTypeOf<catalogue.Gearbox>().toEqualTypeOf<Wire['GearboxType']>()
  expectTypeOf<catalogue.FuelPolicy>().toEqualTypeOf<Wire['FuelPolicy']>()
  expectTypeOf<catalogue.Multimedia>().toEqualTypeOf<Wire['CarMultimedia']>()
  expectTypeOf<(typeof catalogue.MILEAGES)[number]>().toEqualTypeOf<Wire['MileageType']>()
  expectTypeOf<catalogue.UserType>().toEqualTypeOf<Wire['UserType']>()
  expectTypeOf<BookingStatus>().toEqualTypeOf<Wire['BookingStatus']>()
  expectTypeOf<ChargeKind | 'deposit'>().toEqualTypeOf<Wire['PriceLineKind']>()
})

it('the catalogue has no duplicates', () => {
  for (const names of Object.values(catalogue)) {
    const list: readonly unknown[] = [names].flat()
    expect(new Set(list).size).toBe(list.length)
  }
})
