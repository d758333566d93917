import { buildCarPath, buildCheckoutPath, buildSearchPath } from '../steps/booking/trip.ts'
import { locateHeading } from '../steps/person/people.ts'
import {
  type Actor,
  signInAsNewCustomer,
  locateMain,
  createOwnBooking,
  type UserAction,
} from './user-action.ts'

/** Creates an action that opens a page, and reopens it to retry. */
const createVisit = (
  name: string,
  path: (actor: Actor) => Promise<string> | string,
  arrival: UserAction['arrival'],
  prepare?: UserAction['prepare'],
): UserAction => ({
  name: `opens ${name}`,
  ...(prepare && { prepare }),
  start: async (actor) => void (await actor.page.goto(await path(actor))),
  arrival,
})

/** The pages that visitors and customers open. */
export const VISITS: readonly UserAction[] = [
  createVisit(
    'home',
    () => '/',
    (page) => page.getByRole('form', { name: 'Find a car' }),
  ),
  createVisit(
    'a search',
    async ({ newTrip }) => buildSearchPath(await newTrip()),
    (page) => page.getByRole('list', { name: 'Cars', exact: true }).getByRole('article').first(),
  ),
  createVisit(
    'a car',
    async ({ newTrip }) => buildCarPath(await newTrip()),
    (page) => locateMain(page).getByRole('link', { name: 'Continue', exact: true }).first(),
  ),
  createVisit(
    'checkout',
    async ({ newTrip }) => buildCheckoutPath(await newTrip()),
    (page) => locateMain(page).getByRole('button', { name: 'Continue to driver details' }),
  ),
  createVisit(
    'the locations',
    () => '/locations',
    (page) => locateHeading(page, 'Locations'),
  ),
  createVisit(
    'the rental companies',
    () => '/suppliers',
    (page) => locateHeading(page, 'Rental companies'),
  ),
  createVisit(
    'their bookings',
    () => '/bookings',
    (page) => page.getByRole('heading', { name: 'No bookings.' }),
    signInAsNewCustomer,
  ),
  createVisit(
    'their notifications',
    () => '/notifications',
    (page) => page.getByText('No notifications.'),
    signInAsNewCustomer,
  ),
  createVisit(
    'their settings',
    () => '/settings',
    (page) => page.getByRole('textbox', { name: 'Full name' }),
    signInAsNewCustomer,
  ),
  createVisit(
    'the form for a new password',
    () => '/change-password',
    (page) => page.getByRole('textbox', { name: 'Current password' }),
    signInAsNewCustomer,
  ),
  createVisit('their booking', createOwnBooking, (page) =>
    page.getByRole('button', { name: 'Cancel this booking' }),
  ),
]
