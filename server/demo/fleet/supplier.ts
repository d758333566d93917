import type { Range } from './model.ts'

/** The style of a supplier's price lists. */
export type PricingStyle = 'daily' | 'tiered' | 'hourly' | 'discounted' | 'seasonal'

export interface Supplier {
  key: string
  name: string
  /** The drawing used as its logo (src/ui/drawings). */
  mark: string
  rules?: {
    payLater?: false
    licenseRequired?: true
    minimumRentalDays?: number
    /** A percentage added to the prices of the rental and extras, and to the deposit. */
    priceChangeRate?: number
    supplierCarLimit?: number
    blacklisted?: true
  }
  /** The number of generated cars in the small fleet, not counting fixture cars. */
  cars: number
  /** Price factor relative to the model table: 1.1 is ten percent more. */
  level: number
  /** Groups of locations that share cars; earlier groups get more cars. */
  stations: readonly (readonly string[])[]
  ranges: Partial<Record<Range, number>>
  pricing: Partial<Record<PricingStyle, number>>
}
