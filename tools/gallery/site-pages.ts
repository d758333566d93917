import { landmarks } from '../../server/demo/landmarks.ts'
import { exampleLinks } from '../example-links.ts'

/** A page of the running service, with the frame around it, and who looks at it. */
export interface SitePage {
  title: 'Site'
  name: string
  url: string
  /** The email of an account of the demo data; nobody where it is missing. */
  account?: string
}

const CUSTOMER = 'yasmine@masar.example'

/** Every page that somebody can reach by an address, on the demo data of a fresh service. */
export function listSitePages(origin: string): SitePage[] {
  const links = exampleLinks(origin)
  const trip = new URL(links.search).search
  const booking = landmarks.bookings.cancellable
  const open: Record<string, string> = {
    Home: links.home,
    Search: links.search,
    'Search without a location': `${origin}/search`,
    Car: `${origin}/car/${landmarks.cars.free}${trip}`,
    Checkout: links.checkout,
    'Sign in': links.signIn,
    'Sign up': `${origin}/sign-up`,
    'Forgot password': `${origin}/forgot-password`,
    'Activation with a wrong link': `${origin}/activate?u=x&e=x&t=x`,
    Locations: `${origin}/locations`,
    Suppliers: `${origin}/suppliers`,
    About: `${origin}/about`,
    Questions: `${origin}/faq`,
    Contact: `${origin}/contact`,
    Terms: links.terms,
    Privacy: `${origin}/privacy`,
    Cookies: `${origin}/cookie-policy`,
    'Not found': `${origin}/nowhere`,
  }
  const own: Record<string, string> = {
    Bookings: `${origin}/bookings`,
    Booking: `${origin}/booking?b=${booking}`,
    'No such booking': `${origin}/booking?b=${'0'.repeat(24)}`,
    Notifications: `${origin}/notifications`,
    Settings: `${origin}/settings`,
    'Change password': `${origin}/change-password`,
  }
  return [
    ...Object.entries(open).map(([name, url]) => ({ title: 'Site' as const, name, url })),
    ...Object.entries(own).map(([name, url]) => ({
      title: 'Site' as const,
      name,
      url,
      account: CUSTOMER,
    })),
  ]
}
