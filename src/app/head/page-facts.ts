import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'

import type { components } from '@masar/openapi/schema.d.ts'

import { toFileUrl } from '#api/files.ts'

import type { AppConfig } from '../config.ts'
import {
  toCarData,
  type StructuredData,
  toOrganisationData,
  toWebPageData,
} from './structured-data.ts'

/** The route that the router has matched, with its data. */
export interface PageMatch {
  routeId: string
  loaderData?: unknown
}

export interface HeadInput {
  config: Pick<
    AppConfig,
    'siteName' | 'languages' | 'contactEmail' | 'apiHost' | 'files' | 'hideSuppliers'
  >
  /** The origin of the site, without a trailing slash. */
  origin: string
  /** The path without its query. */
  path: string
  search: string
  language: string
  title: string
  /** The innermost route at that path. */
  match: PageMatch
}

export interface PageFacts {
  description: string
  /** Whether search engines must not index the page: a customer's own page, or the not-found page. */
  isPrivate: boolean
  /** The search parameters that are part of the canonical URL. */
  kept: readonly string[]
  data: (url: string) => StructuredData[]
}

const DESCRIPTIONS: Readonly<Record<string, MessageDescriptor>> = {
  '/': msg`Rent a car, a van or a scooter from local rental companies: the full price from the start, with every option.`,
  '/sign-in': msg`Sign in to see and change your bookings.`,
  '/sign-up': msg`Sign up to keep all your bookings in one place.`,
  '/about': msg`Who we are, and how renting a car works here.`,
  '/tos': msg`The terms under which you rent a car here.`,
  '/_data/search': msg`Compare cars by rental company, options and full price.`,
  '/_data/locations': msg`Where you can pick up and drop off a rental car, in a list and on a map.`,
  '/_data/suppliers': msg`The companies whose cars you can rent here.`,
  '/_data/conditions/$supplierId': msg`What a rental company charges for damage, fuel, kilometres, borders and late returns.`,
  '/_data/faq': msg`Answers to frequent questions about booking, paying, changing and cancelling.`,
  '/_data/contact': msg`Contact us about a booking, a car or a rental company.`,
  '/_data/privacy': msg`What data we hold about you, why, for how long, and what you can ask for.`,
  '/_data/cookie-policy': msg`What this site stores in your browser, and why.`,
}

const CANONICAL_PARAMS: Readonly<Record<string, readonly string[]>> = {
  '/_data/search': ['pickup', 'dropoff'],
  '/_data/locations': ['at'],
}

/** The schema.org types of pages; `WebPage` if not listed. */
const PAGE_TYPES: Readonly<Record<string, string>> = {
  '/about': 'AboutPage',
  '/_data/contact': 'ContactPage',
  '/_data/search': 'SearchResultsPage',
  '/_data/locations': 'CollectionPage',
  '/_data/suppliers': 'CollectionPage',
}

interface LoadedData {
  pickUp?: { name?: string } | null
  chosen?: { name?: string } | null
  car?: components['schemas']['CarDetail']
}

export function getPageFacts(input: HeadInput): PageFacts {
  const { match, config, origin, title, language } = input
  const { routeId } = match
  const loaded: LoadedData = typeof match.loaderData === 'object' ? { ...match.loaderData } : {}
  const description = describePage(routeId, loaded, config.hideSuppliers)
  return {
    description: description ?? '',
    isPrivate: description === null,
    kept: CANONICAL_PARAMS[routeId] ?? [],
    data(url) {
      const site = { ...config, origin }
      const type = PAGE_TYPES[routeId] ?? 'WebPage'
      const about = { type, url, title, description: description ?? '', language }
      return [...listSubjects(input, loaded, url), toWebPageData(about, site)]
    },
  }
}

/** Returns the structured data about the subject of the page: the operator, a car or nothing. */
function listSubjects(
  { match, config, origin }: HeadInput,
  { car }: LoadedData,
  url: string,
): StructuredData[] {
  if (match.routeId === '/') return [toOrganisationData({ ...config, origin })]
  if (!car) return []
  const { hideSuppliers } = config
  const photo = toFileUrl('cars', car.image, config)
  const address = photo && new URL(photo, origin).href
  return [toCarData(car, { url, photo: address, hideSuppliers })]
}

/** Returns the description of the page; null when search engines must not index it. */
function describePage(
  routeId: string,
  { pickUp, chosen, car }: LoadedData,
  hideSuppliers: boolean,
): string | null {
  if (car) {
    const { name, supplier } = car
    if (hideSuppliers) return t`Rent a ${name}: features, conditions and the price for your dates.`
    return t`Rent a ${name} from ${supplier.fullName}: features, conditions and the price for your dates.`
  }
  const locationName = routeId === '/_data/search' ? pickUp?.name : chosen?.name
  if (locationName)
    return t`Rent a car in ${locationName}: compare rental companies, options and full prices.`
  const message = DESCRIPTIONS[routeId]
  return message ? i18n._(message) : null
}
