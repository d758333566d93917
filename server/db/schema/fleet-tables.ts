import type { Generated } from 'kysely'

import type { ObjectId } from '../object-id.ts'
import type { AmountColumn, DateColumn, Nullable, Stamped } from './columns.ts'

/** What can be rented, from whom, where. */
export type FleetTables = {
  country: { id: ObjectId; code: string }
  location: LocationTable
  parking_spot: ParkingSpotTable
  translation: { id: ObjectId; owner_id: ObjectId; language: string; value: string }
  supplier: SupplierTable
  car: CarTable
  date_based_price: DateBasedPriceTable
  car_location: { location_id: ObjectId; car_id: ObjectId }
  fleet: { only_row: Generated<boolean>; revision: Generated<number> }
}

type LocationTable = {
  id: ObjectId
  country_id: ObjectId
  parent_id: Nullable<ObjectId>
  latitude: Nullable<number>
  longitude: Nullable<number>
  time_zone: Generated<string>
  image: Nullable<string>
}

type ParkingSpotTable = {
  id: ObjectId
  location_id: ObjectId
  latitude: number
  longitude: number
}

type SupplierTable = {
  id: ObjectId
  full_name: string
  avatar: Nullable<string>
  pay_later: Generated<boolean>
  license_required: Generated<boolean>
  minimum_rental_days: Nullable<number>
  price_change_rate: Generated<number>
  supplier_car_limit: Nullable<number>
  blacklisted: Generated<boolean>
  phone: Nullable<string>
  address: Nullable<string>
}

export type CarTable = {
  id: ObjectId
  supplier_id: ObjectId
  name: string
  minimum_age: number
  daily_price: AmountColumn
  discounted_daily_price: Nullable<AmountColumn>
  hourly_price: Nullable<AmountColumn>
  discounted_hourly_price: Nullable<AmountColumn>
  bi_weekly_price: Nullable<AmountColumn>
  discounted_bi_weekly_price: Nullable<AmountColumn>
  weekly_price: Nullable<AmountColumn>
  discounted_weekly_price: Nullable<AmountColumn>
  monthly_price: Nullable<AmountColumn>
  discounted_monthly_price: Nullable<AmountColumn>
  is_date_based_price: Generated<boolean>
  deposit: AmountColumn
  available: Generated<boolean>
  fully_booked: Generated<boolean>
  coming_soon: Generated<boolean>
  type: 'diesel' | 'gasoline' | 'electric' | 'hybrid' | 'plugInHybrid' | 'unknown'
  gearbox: 'manual' | 'automatic'
  aircon: boolean
  image: Nullable<string>
  seats: number
  doors: number
  fuel_policy: 'likeForlike' | 'freeTank' | 'fullToFull' | 'FullToEmpty'
  mileage: number
  cancellation: AmountColumn
  amendments: AmountColumn
  theft_protection: AmountColumn
  collision_damage_waiver: AmountColumn
  full_insurance: AmountColumn
  additional_driver: AmountColumn
  range: 'mini' | 'midi' | 'maxi' | 'scooter' | 'bus' | 'truck' | 'caravan'
  multimedia: Generated<string[]>
  rating: Nullable<number>
  trips: Generated<number>
  co2: Nullable<number>
  created_at: Stamped
}

type DateBasedPriceTable = {
  id: ObjectId
  car_id: ObjectId
  start_date: DateColumn
  end_date: DateColumn
  daily_price: AmountColumn
}
