import type { Range } from './model.ts'

/** How a supplier writes its price lists. */
export type Pricing = 'daily' | 'tiered' | 'hourly' | 'discounted' | 'seasonal'

export interface Supplier {
  key: string
  name: string
  /** The drawn mark that stands for its logo (src/ui/drawings). */
  mark: string
  rules?: {
    payLater?: false
    licenseRequired?: true
    minimumRentalDays?: number
    /** Percent on top of rental, extras and deposit. */
    priceChangeRate?: number
    supplierCarLimit?: number
    blacklisted?: true
  }
  /** Cars of its own making in the small fleet, beside its landmarks. */
  cars: number
  /** Its prices against those of the model table: 1.1 is ten percent dearer. */
  level: number
  /** Places that share cars; a group named earlier gets more of them. */
  stations: readonly (readonly string[])[]
  ranges: Partial<Record<Range, number>>
  pricing: Partial<Record<Pricing, number>>
}
