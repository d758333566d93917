import * as v from 'valibot'

import { BACKEND_NAMES, FILE_KINDS, PAYMENT_KEY_NAMES } from '#api/backends.ts'
import { CAPABILITY_NAMES } from '#api/capabilities.ts'
import { SUPPORTED_CURRENCIES } from '@masar/domain/money/currencies.ts'
import { PAYMENT_PROVIDERS } from '@masar/domain/payment/providers.ts'
import { DEFAULT_UNITS } from '@masar/domain/service/operator.ts'
import { isTimeZone } from '@masar/domain/rental/rental-clock.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import type { Region } from '#rental/map/land.ts'

const withDefault = <Schema extends v.GenericSchema>(
  schema: Schema,
  usual: v.InferOutput<Schema>,
) => v.nullish(schema, usual)

const isBetween = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most

const textLike = (pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.check((text) => pattern.test(text)),
  )
const between = (least: number, most: number) =>
  v.custom<number>((value) => isBetween(value, least, most))
const upTo = (most: number) =>
  v.custom<number>((value) => Number.isInteger(value) && isBetween(value, 1, most))
const listSchema = <Item>(item: v.GenericSchema<Item>, least = 0) =>
  v.pipe(
    v.array(item),
    v.check((list) => list.length >= least && new Set(list).size === list.length),
  )

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a strict object schema, which also rejects arrays. */
const objectSchema = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<object>(isObject), v.strictObject(entries))

const optionalText = v.optional(v.string())
const degreesSchema = between(-180, 180)

/** A bounding box: west < east and south < north. */
const regionSchema = v.custom<Region>((value) => {
  if (!Array.isArray(value) || value.length !== 4) return false
  const [west, south, east, north] = value.map(Number)
  return (
    value.every((side) => isBetween(side, -180, 180)) &&
    Number(west) < Number(east) &&
    Number(south) < Number(north)
  )
})

const tilesSchema = objectSchema({
  // The tile template contains zoom, column and row in any order.
  url: textLike(/^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/),
  attribution: textLike(/./),
  attributionUrl: v.optional(textLike(/^https?:\/\/[^/]/)),
  maxZoom: v.optional(between(1, 22)),
})

const mapSchema = objectSchema({
  latitude: between(-85, 85),
  longitude: degreesSchema,
  zoom: between(1, 18),
  region: v.optional(regionSchema),
  tiles: v.optional(tilesSchema),
})

/**
 * A time zone that this browser supports. The default zone is not checked, because formatting the first date in
 * a zone takes 100 ms on a phone.
 */
const timeZoneSchema = v.custom<string>(
  (value) => value === DEFAULT_UNITS.timeZone || (typeof value === 'string' && isTimeZone(value)),
)

/** Overrides of the backend's capabilities. */
const capabilitiesSchema = v.pipe(
  v.custom<object>(isObject),
  v.partial(v.strictObject(v.entriesFromList(CAPABILITY_NAMES, v.boolean()))),
)

/** Folders on the API's host, or on another host. */
const filesSchema = v.pipe(
  v.custom<object>(isObject),
  v.partial(v.strictObject(v.entriesFromList(FILE_KINDS, textLike(/^(\/|https?:\/\/[^/])/)))),
)

/** The schema of `config.json` with its defaults (OPS-5). */
export const configSchema = objectSchema({
  backend: withDefault(v.picklist(BACKEND_NAMES), 'masar'),
  capabilities: withDefault(capabilitiesSchema, {}),
  files: withDefault(filesSchema, {}),
  apiHost: withDefault(textLike(/^(https?:\/\/[^/]+)?$/), ''),
  siteName: withDefault(textLike(/./), 'Masar'),
  languages: withDefault(listSchema(v.picklist(LANGUAGES), 1), [...LANGUAGES]),
  defaultLanguage: withDefault(v.picklist(LANGUAGES), 'fr'),
  languageFromBrowser: withDefault(v.boolean(), false),
  languageFromCountry: withDefault(v.boolean(), false),
  baseCurrency: withDefault(v.picklist(SUPPORTED_CURRENCIES), DEFAULT_UNITS.currency),
  timeZone: withDefault(timeZoneSchema, DEFAULT_UNITS.timeZone),
  country: withDefault(textLike(/^[A-Z]{2}$/), DEFAULT_UNITS.country),
  noFullPaymentFrom: v.nullish(textLike(/^([A-Z]{2}|none)$/)),
  phoneExample: v.nullish(textLike(/^\+\d[\d ]*$/)),
  currencies: v.nullish(listSchema(textLike(/^[A-Z]{3}$/), 1)),
  rates: v.nullish(objectSchema({ primary: v.string(), fallback: optionalText })),
  hideSuppliers: withDefault(v.boolean(), false),
  serviceWorker: withDefault(v.boolean(), true),
  pagination: withDefault(v.picklist(['classic', 'infiniteScroll']), 'classic'),
  infiniteScrollOffset: withDefault(upTo(10_000), 40),
  pageSize: withDefault(upTo(100), 30),
  pageOffset: withDefault(upTo(10_000), 200),
  carsPageSize: withDefault(upTo(100), 15),
  bookingsPageSize: withDefault(upTo(100), 20),
  bookingsPageSizeMobile: withDefault(upTo(100), 10),
  minLocations: withDefault(upTo(10_000), 4),
  depositThresholds: withDefault(listSchema(upTo(1_000_000)), [250, 500, 750]),
  contactEmail: withDefault(textLike(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), 'contact@masar.example'),
  map: v.nullish(mapSchema),
  analytics: withDefault(objectSchema({ measurementId: optionalText, script: optionalText }), {}),
  botCheck: withDefault(objectSchema({ siteKey: optionalText, ipLookup: optionalText }), {}),
  socialSignIn: withDefault(
    objectSchema({ google: optionalText, apple: optionalText, facebook: optionalText }),
    {},
  ),
  paymentKeys: withDefault(objectSchema(v.entriesFromList(PAYMENT_KEY_NAMES, optionalText)), {}),
  paymentProviders: withDefault(listSchema(v.picklist(PAYMENT_PROVIDERS)), []),
})
