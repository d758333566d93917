import { toCalendarDate } from '@masar/domain/rental/rental-clock.ts'

import { landmarks, getTakenDays } from '../../../server/demo/landmarks.ts'

const DAY_MS = 86_400_000

/** Returns a date relative to today, so that the links stay valid. */
export const getDateAfter = (days: number) =>
  toCalendarDate(new Date(Date.now() + days * DAY_MS), 'UTC')

export interface ExampleLinks {
  home: string
  search: string
  car: string
  checkout: string
  signIn: string
  bookings: string
  terms: string
}

/** Returns links that work with the demo data, such as a search with results and the checkout of a car. */
export function createExampleLinks(origin: string): ExampleLinks {
  const location = landmarks.locations.tunisAirport
  const trip = `pickup=${location}&dropoff=${location}&from=${getDateAfter(20)}T10:00&to=${getDateAfter(23)}T10:00`

  return {
    home: `${origin}/`,
    search: `${origin}/search?${trip}`,
    car: `${origin}/car/${landmarks.cars.free}?${trip}`,
    checkout: `${origin}/checkout?car=${landmarks.cars.free}&${trip}`,
    signIn: `${origin}/sign-in`,
    bookings: `${origin}/bookings`,
    terms: `${origin}/tos`,
  }
}

/** A page of the running service, and the account with which to open it. */
export interface SitePage {
  name: string
  url: string
  /** The email address of a demo account; missing if a visitor opens the page. */
  account?: string
}

const CUSTOMER_EMAIL = 'yasmine@masar.example'
const NEW_CUSTOMER_EMAIL = 'nour@masar.example'
const UNVERIFIED_EMAIL = 'sami@masar.example'

/** Lists every page of a service with fresh demo data. */
export function listSitePages(origin: string): SitePage[] {
  const links = createExampleLinks(origin)
  const trip = new URL(links.search).search
  const { cancellable, paidInFull } = landmarks.bookings
  const taken = getTakenDays(getDateAfter(0))
  const noMore = trip
    .replace(/from=[\d-]+/, `from=${taken.from}`)
    .replace(/to=[\d-]+/, `to=${taken.to}`)
  const open: Record<string, string> = {
    Home: links.home,
    Search: links.search,
    'Search without a result': `${links.search}&price=1`,
    'Search without a location': `${origin}/search`,
    Car: `${origin}/car/${landmarks.cars.free}${trip}`,
    'Car that is taken': `${origin}/car/${landmarks.cars.taken}${noMore}`,
    Checkout: links.checkout,
    'Unknown checkout session': `${origin}/checkout-session/cs_unknown`,
    'Sign in': links.signIn,
    'Sign up': `${origin}/sign-up`,
    'Forgot password': `${origin}/forgot-password`,
    'Activation with a wrong link': `${origin}/activate?u=x&e=x&t=x`,
    'New password with a wrong link': `${origin}/reset-password?u=x&e=x&t=x`,
    Locations: `${origin}/locations`,
    Location: `${origin}/locations?at=${landmarks.locations.tunis}`,
    Suppliers: `${origin}/suppliers`,
    About: `${origin}/about`,
    Questions: `${origin}/faq`,
    Contact: `${origin}/contact`,
    Terms: links.terms,
    Privacy: `${origin}/privacy`,
    Cookies: `${origin}/cookie-policy`,
    'Not found': `${origin}/nowhere`,
    Outbox: `${origin}/outbox`,
  }
  const own: Record<string, string> = {
    Bookings: `${origin}/bookings`,
    'Past bookings': `${origin}/bookings?tab=past`,
    'Cancelled bookings': `${origin}/bookings?tab=cancelled`,
    Booking: `${origin}/booking?b=${cancellable}`,
    Amendment: `${origin}/booking?b=${paidInFull}&edit=true`,
    'No such booking': `${origin}/booking?b=${'0'.repeat(24)}`,
    Notifications: `${origin}/notifications`,
    Settings: `${origin}/settings`,
    'Change password': `${origin}/change-password`,
  }
  const withoutBookings = {
    'No bookings': `${origin}/bookings`,
    'No notifications': `${origin}/notifications`,
  }
  return [
    ...toSitePages(open),
    ...toSitePages(own, CUSTOMER_EMAIL),
    ...toSitePages(withoutBookings, NEW_CUSTOMER_EMAIL),
    ...toSitePages(
      { 'Settings before the address is confirmed': `${origin}/settings` },
      UNVERIFIED_EMAIL,
    ),
  ]
}

const toSitePages = (pages: Record<string, string>, account?: string): SitePage[] =>
  Object.entries(pages).map(([name, url]) => ({
    name,
    url,
    ...(account && { account }),
  }))
