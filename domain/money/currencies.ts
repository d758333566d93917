/** A currency by its ISO 4217 code, with the facts needed for calculations. */
export interface Currency {
  readonly code: string
  /** Decimal digits: 3 for the dinar, 0 for the yen. */
  readonly decimals: number
}

/** The currencies of ISO 4217, grouped by their number of decimals. */
const CODES_BY_DECIMALS: readonly (readonly [decimals: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [
    2,
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD ' +
      'CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP ' +
      'GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD ' +
      'LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB ' +
      'PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC ' +
      'SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG',
  ],
]

const CURRENCIES: ReadonlyMap<string, Currency> = new Map(
  CODES_BY_DECIMALS.flatMap(([decimals, codes]) =>
    codes.split(' ').map((code) => [code, { code, decimals }] as const),
  ),
)

/** The supported currency codes, about 150 (MONEY-3). */
export const SUPPORTED_CURRENCIES: readonly string[] = [...CURRENCIES.keys()].sort()

/** Finds a supported currency. Throws `Currency X not supported` for any other code (MONEY-4). */
export function findCurrency(code: string): Currency {
  const currency = CURRENCIES.get(code)
  if (!currency) throw new RangeError(`Currency ${code} not supported`)
  return currency
}
