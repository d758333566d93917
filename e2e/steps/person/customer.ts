import { expect, type Page, test as base, type TestInfo } from '@playwright/test'

import { type TestActionsClient, openTestActions } from '../server/test-actions.ts'
import { booksByCall } from '../booking/bookings.ts'
import { type CallControlClient, openCallControl } from '../server/call-control.ts'
import { listUndocumentedStorage } from '../page/stored-in-browser.ts'
import { changePage, type PageChanger } from '../page/page-changers.ts'
import {
  callsAs,
  presetLanguage,
  type TypedDriver,
  demoDriver,
  inEnglish,
  registersByCall,
} from './people.ts'
import { createOwnTrip } from '../booking/own-trip.ts'
import { type DemoTrip, freeTrips } from '../booking/trip.ts'
import { type DemoPerson, PEOPLE } from '../booking/demo-fixtures.ts'

export { expect }
export {
  type TypedDriver,
  accountMenu,
  openOtherVisitor,
  signInAs,
  signInOnHomePage,
  heading,
  sessionEnds,
  signIn,
  signOut,
} from './people.ts'
import { prefersLanguage } from '../page/documents.ts'

interface OfATest {
  /** The language chosen at the last visit; null for a first visit. */
  chosenLanguage: string | null
  /** Scripts that change the page besides the app; `PAGE_CHANGERS=translator` runs any test with them. */
  pageChangers: PageChanger[]
  /** Dates and a car that no other test uses. */
  trip: DemoTrip
  /** A car for this test only, at a location that no other test searches. */
  ownTrip: DemoTrip
  newOwnTrip: () => Promise<DemoTrip>
  /** A guest. */
  guest: TypedDriver
  /** A new customer who reads English, registered and not signed in. */
  customer: DemoPerson
  /** The customer, who has booked `trip` with the right to cancel. */
  booking: string
  /** Has bookings in every status. Shared by tests: do not change them. */
  yasmine: DemoPerson
  callControl: CallControlClient
  /** The same for the server's calls while it renders the pages of this browser. */
  pageCallControl: CallControlClient
  testActions: TestActionsClient
  /** Asserts that the browser stores only what the cookie policy names. */
  checksStorage: void
}

/** A browser with English chosen at the last visit, with demo data shared with other tests. */
export const test = base.extend<OfATest, { trips: () => DemoTrip }>({
  chosenLanguage: ['en', { option: true }],
  context: async ({ context, chosenLanguage, baseURL }, use) => {
    if (chosenLanguage) {
      await presetLanguage(context, chosenLanguage)
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
  newOwnTrip: ({ testActions }, use) => use(() => createOwnTrip(testActions)),
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
  // Depends on `callControl`, which sets the headers.
  pageCallControl: ({ callControl: _others, request }, use, info) =>
    use(openCallControl(request, pageScenario(workerName(info)))),
  testActions: ({ request }, use) => use(openTestActions(request)),
  checksStorage: [
    async ({ context, baseURL }, use) => {
      await use()
      expect(await listUndocumentedStorage(context, baseURL ?? '')).toEqual([])
    },
    { auto: true },
  ],
})

const pageScenario = (scenario: string) => `page-${scenario}`

/** Every attempt of every test has a unique name, so that no earlier one affects it. */
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

/** Opens one of the collapsed filters. */
export const openFilter = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Filters' }).getByText(title, { exact: true }).first().click()
