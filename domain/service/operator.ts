/** What of an operator is said once: what money is counted and time is told in, and where they are (OPS-5). */
export interface OperatorUnits {
  /** ISO 4217: of every amount that is no other currency's, on the wire and in the database. */
  readonly currency: string
  /** IANA: of a location that names none. */
  readonly timeZone: string
  /** ISO 3166, where the operator is: what some sentences name. */
  readonly country: string
  /** Whoever books from there cannot pay in full online (BOOK-14); null is nowhere. */
  readonly noFullPaymentFrom: string | null
}

/** An operator in Tunisia, whom nobody has to configure (PRICE-10). */
export const USUAL_UNITS: OperatorUnits = {
  currency: 'TND',
  timeZone: 'Africa/Tunis',
  country: 'TN',
  noFullPaymentFrom: 'TN',
}

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

/** Where the operator is. */
export const operatorCountry = (): string => units.country

/** Sentences are written for this one; elsewhere they name no country, or name it by itself. */
export const isUsualCountry = (): boolean => units.country === USUAL_UNITS.country

/** From where nobody pays in full online; null is nowhere. */
export const noFullPaymentFrom = (): string | null => units.noFullPaymentFrom
