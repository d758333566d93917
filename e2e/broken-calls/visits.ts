import { carPath, checkoutPath, searchPath } from '../steps/booking/trip.ts'
import { heading } from '../steps/person/people.ts'
import { type Actor, isCustomer, locateMain, ownBooking, type UserAction } from './user-action.ts'

/** Opens a page; retrying is opening it again. */
const visit = (
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
  visit(
    'home',
    () => '/',
    (page) => page.getByRole('form', { name: 'Find a car' }),
  ),
  visit(
    'a search',
    async ({ newTrip }) => searchPath(await newTrip()),
    (page) => page.getByRole('list', { name: 'Cars', exact: true }).getByRole('article').first(),
  ),
  visit(
    'a car',
    async ({ newTrip }) => carPath(await newTrip()),
    (page) => locateMain(page).getByRole('link', { name: 'Continue', exact: true }).first(),
  ),
  visit(
    'checkout',
    async ({ newTrip }) => checkoutPath(await newTrip()),
    (page) => locateMain(page).getByRole('button', { name: 'Continue to driver details' }),
  ),
  visit(
    'the locations',
    () => '/locations',
    (page) => heading(page, 'Locations'),
  ),
  visit(
    'the rental companies',
    () => '/suppliers',
    (page) => heading(page, 'Rental companies'),
  ),
  visit(
    'their bookings',
    () => '/bookings',
    (page) => page.getByRole('heading', { name: 'No bookings.' }),
    isCustomer,
  ),
  visit(
    'their notifications',
    () => '/notifications',
    (page) => page.getByText('No notifications.'),
    isCustomer,
  ),
  visit(
    'their settings',
    () => '/settings',
    (page) => page.getByRole('textbox', { name: 'Full name' }),
    isCustomer,
  ),
  visit(
    'the form for a new password',
    () => '/change-password',
    (page) => page.getByRole('textbox', { name: 'Current password' }),
    isCustomer,
  ),
  visit('their booking', ownBooking, (page) =>
    page.getByRole('button', { name: 'Cancel this booking' }),
  ),
]
