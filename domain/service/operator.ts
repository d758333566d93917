/** The operator's currency, time zone and country, configured once (OPS-5). */
export interface OperatorUnits {
  /** ISO 4217: the currency of amounts without a currency code, on the wire and in the database. */
  readonly currency: string
  /** IANA: the time zone of locations without one. */
  readonly timeZone: string
  /** ISO 3166: the operator's country, named in some texts. */
  readonly country: string
  /** Customers from this country cannot pay in full online (BOOK-14); null means no country. */
  readonly noFullPaymentFrom: string | null
}

/** The default operator, in Tunisia (PRICE-10). */
export const DEFAULT_UNITS: OperatorUnits = {
  currency: 'TND',
  timeZone: 'Africa/Tunis',
  country: 'TN',
  noFullPaymentFrom: 'TN',
}

let units = DEFAULT_UNITS

/**
 * Sets the operator's units. Called once before any amount or time is computed: by the app when its settings
 * are loaded, by the server on startup. They never change afterwards, so prices need no argument for them.
 */
export function setOperatorUnits(chosen: OperatorUnits): void {
  units = chosen
}

/** Returns the currency of amounts without a currency code. */
export const getBaseCurrency = (): string => units.currency

/** Returns the time zone of locations without one. */
export const getDefaultTimeZone = (): string => units.timeZone

export const getOperatorCountry = (): string => units.country

/**
 * Whether the operator is in the country for which texts are written. Texts for operators elsewhere mention no
 * country, or the operator's.
 */
export const isDefaultCountry = (): boolean => units.country === DEFAULT_UNITS.country

/** Returns the country from which paying in full online is barred; null means no country. */
export const getCountryWithoutFullPayment = (): string | null => units.noFullPaymentFrom
