import { toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import { addPercent, toMajor } from '@masar/domain/money/money.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'

type CarDetail = components['schemas']['CarDetail']

/** A schema.org object in JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>

interface Site {
  siteName: string
  contactEmail: string
  origin: string
}

export const toOrganisationData = ({ siteName, contactEmail, origin }: Site): StructuredData => ({
  '@type': 'Organization',
  name: siteName,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', email: contactEmail },
})

interface WebPage {
  /** The schema.org type. */
  type: string
  url: string
  title: string
  description: string
  language: string
}

export const toWebPageData = (
  { type, url, title, description, language }: WebPage,
  { siteName, origin }: Site,
): StructuredData => ({
  '@type': type,
  name: title,
  description,
  url,
  inLanguage: language,
  isPartOf: { '@type': 'WebSite', name: siteName, url: `${origin}/` },
})

const GEARBOX_TEXTS = { manual: 'Manual', automatic: 'Automatic' }

interface CarPage {
  url: string
  /** The URL of the car's photo, or null. */
  photo: string | null
  hideSuppliers?: boolean
}

/**
 * Describes a car with its price per day before options, including the supplier's percentage. Search engines
 * accept a product only with an image
 * (https://developers.google.com/search/docs/appearance/structured-data/product), so a car without a photo is
 * not described as a product.
 */
export function toCarData(
  car: CarDetail,
  { url, photo, hideSuppliers = false }: CarPage,
): StructuredData {
  return {
    '@type': photo ? ['Product', 'Car'] : 'Car',
    name: car.name,
    url,
    ...(photo && { image: photo }),
    vehicleSeatingCapacity: car.seats,
    vehicleTransmission: GEARBOX_TEXTS[car.gearbox],
    offers: toRentalOffer(car, url, hideSuppliers),
  }
}

function toRentalOffer(
  car: CarDetail,
  url: string,
  hideSuppliers: boolean,
): StructuredData | undefined {
  const { dailyPrice } = toCarPrices(car)
  if (!dailyPrice) return undefined
  const amount = addPercent(dailyPrice, car.supplier.priceChangeRate ?? 0)
  const price = { price: toMajor(amount), priceCurrency: getBaseCurrency() }
  const stock = car.available && !car.comingSoon ? 'InStock' : 'OutOfStock'
  return {
    '@type': 'Offer',
    url,
    ...price,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availability: `https://schema.org/${stock}`,
    priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'DAY' },
    ...(!hideSuppliers && {
      seller: { '@type': 'AutoRental', name: car.supplier.fullName },
    }),
  }
}
