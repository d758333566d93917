/** What an operator counts money and tells time in (OPS-5). */
export interface OperatorUnits {
  /** ISO 4217: of every amount that is no other currency's, on the wire and in the database. */
  readonly currency: string
  /** IANA: of a location that names none. */
  readonly timeZone: string
}

/** An operator in Tunisia, whom nobody has to configure (PRICE-10). */
export const USUAL_UNITS: OperatorUnits = { currency: 'TND', timeZone: 'Africa/Tunis' }

let units = USUAL_UNITS

/**
 * Said once, before an amount or a time is worked out: by the app when its settings are read, by the
 * server when it starts. A constant from then on, which is why it is no argument of every price.
 */
export function setOperatorUnits(chosen: OperatorUnits): void {
  units = chosen
}

/** The currency of every amount that names none. */
export const baseCurrency = (): string => units.currency

/** The zone of a location that names none. */
export const usualTimeZone = (): string => units.timeZone
