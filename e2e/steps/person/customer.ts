import { expect, type Page, test as base, type TestInfo } from '@playwright/test'

import { type TestActionsClient, openTestActions } from '../server/test-actions.ts'
import { booksByCall } from '../booking/bookings.ts'
import { type CallControlClient, openCallControl } from '../server/call-control.ts'
import { listUntold } from '../page/kept-in-browser.ts'
import { changePage, type PageChanger } from '../page/page-changers.ts'
import {
  callsAs,
  choseLanguage,
  type TypedDriver,
  demoDriver,
  inEnglish,
  registersByCall,
} from './people.ts'
import { tripAfter, type DemoTrip, freeTrips } from '../booking/trip.ts'
import { type DemoPerson, FREE_CARS, PEOPLE, LOCATIONS } from '../booking/demo-fixtures.ts'

export { expect }
export {
  type TypedDriver,
  accountMenu,
  anotherVisitor,
  becomes,
  becomesAtHome,
  heading,
  sessionEnds,
  signIn,
  signOut,
} from './people.ts'
import { prefersLanguage } from '../page/documents.ts'

interface OfATest {
  /** What the owner of the browser chose at the last visit; null where nobody has been here. */
  chosenLanguage: string | null
  /** Who changes the page besides the app; `PAGE_CHANGERS=translator` runs any test under them. */
  pageChangers: PageChanger[]
  /** Dates and a car that nobody else wants. */
  trip: DemoTrip
  /** A car that is this test's alone, at a place where no other test looks. */
  ownTrip: DemoTrip
  newOwnTrip: () => Promise<DemoTrip>
  /** Somebody without an account. */
  guest: TypedDriver
  /** A new customer who reads English, registered and not signed in. */
  customer: DemoPerson
  /** The customer, who has booked `trip` with the right to cancel. */
  booking: string
  /** Has bookings in every status. Other tests look at them, too: nobody changes any. */
  yasmine: DemoPerson
  callControl: CallControlClient
  /** The same for the calls that the server makes while it renders the pages of this browser. */
  pageCallControl: CallControlClient
  testActions: TestActionsClient
  /** Nothing is kept in a browser that the cookie policy does not name. */
  tellsWhatIsKept: void
}

/** A browser whose owner chose English at the last visit, in demo data shared with the other tests. */
export const test = base.extend<OfATest, { trips: () => DemoTrip }>({
  chosenLanguage: ['en', { option: true }],
  context: async ({ context, chosenLanguage, baseURL }, use) => {
    if (chosenLanguage) {
      await choseLanguage(context, chosenLanguage)
      await prefersLanguage(context, chosenLanguage, baseURL ?? '')
    }
    await use(context)
  },
  pageChangers: [
    (process.env['PAGE_CHANGERS']?.split(',') ?? []) as PageChanger[],
    { option: true },
  ],
  page: async ({ page, pageChangers }, use) => {
    await changePage(page, pageChangers)
    await use(page)
  },
  trips: [({}, use, { workerIndex }) => use(freeTrips(workerIndex)), { scope: 'worker' }],
  trip: ({ trips }, use) => use(trips()),
  newOwnTrip: ({ testActions }, use) =>
    use(async () => {
      const [like] = FREE_CARS
      const id = await testActions.newCar(like.id, LOCATIONS.gafsa.id)
      return { ...tripAfter(21, { ...like, id }), location: LOCATIONS.gafsa }
    }),
  ownTrip: async ({ newOwnTrip }, use) => use(await newOwnTrip()),
  guest: ({}, use, info) => use(demoDriver(`ada.${workerName(info)}@mail.example`)),
  customer: async ({ request }, use, info) => {
    await use(await registersByCall(request, `grace.${workerName(info)}@mail.example`))
  },
  booking: async ({ request, customer, trip }, use) => {
    await callsAs(request, customer)
    await use(await booksByCall(request, trip))
  },
  yasmine: async ({ request }, use) => use(await inEnglish(request, PEOPLE.yasmine)),
  callControl: async ({ context, request }, use, info) => {
    const scenario = workerName(info)
    await context.setExtraHTTPHeaders({
      'x-scenario': scenario,
      'x-page-scenario': pageScenario(scenario),
    })
    await use(openCallControl(request, scenario))
  },
  // It needs the headers of the other one.
  pageCallControl: ({ callControl: _others, request }, use, info) =>
    use(openCallControl(request, pageScenario(workerName(info)))),
  testActions: ({ request }, use) => use(openTestActions(request)),
  tellsWhatIsKept: [
    async ({ context, baseURL }, use) => {
      await use()
      expect(await listUntold(context, baseURL ?? '')).toEqual([])
    },
    { auto: true },
  ],
})

const pageScenario = (scenario: string) => `page-${scenario}`

/** Every try of every test has a name of its own, so that nothing of a former one is in its way. */
export const workerName = ({ testId, repeatEachIndex, retry }: TestInfo) =>
  `${testId.slice(-16)}-${repeatEachIndex}-${retry}`

/** Calls of the API and the rate source, in the order they were made. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|rates)\b/.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** Opens one of the filters that are closed at first. */
export const openFilter = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Filters' }).getByText(title, { exact: true }).first().click()
