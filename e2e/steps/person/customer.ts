import { expect, type Page, test as base, type TestInfo } from '@playwright/test'

import { type TestActionsClient, openTestActions } from '../server/test-actions.ts'
import { bookByCall } from '../booking/bookings.ts'
import { type CallControlClient, openCallControl } from '../server/call-control.ts'
import { listUndocumentedStorage } from '../page/stored-in-browser.ts'
import { changePage, type PageChanger } from '../page/page-changers.ts'
import {
  signInForCalls,
  presetLanguage,
  type TypedDriver,
  createDemoDriver,
  setLanguageToEnglish,
  registerByCall,
} from './people.ts'
import { createTripWithNewCar } from '../booking/own-trip.ts'
import { type DemoTrip, createTripSource } from '../booking/trip.ts'
import { type DemoPerson, PEOPLE } from '../booking/demo-fixtures.ts'

export { expect }
export {
  type TypedDriver,
  locateAccountMenu as accountMenu,
  openOtherVisitor,
  signInAs,
  signInOnHomePage,
  locateHeading as heading,
  endSession as sessionEnds,
  signIn,
  signOut,
} from './people.ts'
import { presetPageLanguage } from '../page/documents.ts'

interface TestFixtures {
  /** The language chosen on the previous visit; null for a first visit. */
  chosenLanguage: string | null
  /**
   * Scripts that change the page in addition to the app; `PAGE_CHANGERS=translator` runs any test with them.
   */
  pageChangers: PageChanger[]
  /** A car and dates that no other test uses. */
  trip: DemoTrip
  /** A car for this test only, at a location that no other test searches. */
  ownTrip: DemoTrip
  newOwnTrip: () => Promise<DemoTrip>
  guest: TypedDriver
  /** A new customer who reads English. The account is registered but not signed in. */
  customer: DemoPerson
  /** The id of the customer's booking of `trip`, with the cancellation option. */
  booking: string
  /**
   * A demo customer with bookings in every status. Other tests use the same bookings, so do not change them.
   */
  yasmine: DemoPerson
  callControl: CallControlClient
  /** Controls the API calls that the server makes while rendering pages for this browser. */
  pageCallControl: CallControlClient
  testActions: TestActionsClient
  /** Asserts that the browser stores only what the cookie policy mentions. */
  checksStorage: void
}

/** Runs a test in a browser in which English was chosen on an earlier visit. All tests share the demo data. */
export const test = base.extend<TestFixtures, { trips: () => DemoTrip }>({
  chosenLanguage: ['en', { option: true }],
  context: async ({ context, chosenLanguage, baseURL }, use) => {
    if (chosenLanguage) {
      await presetLanguage(context, chosenLanguage)
      await presetPageLanguage(context, chosenLanguage, baseURL ?? '')
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
  trips: [({}, use, { workerIndex }) => use(createTripSource(workerIndex)), { scope: 'worker' }],
  trip: ({ trips }, use) => use(trips()),
  newOwnTrip: ({ testActions }, use) => use(() => createTripWithNewCar(testActions)),
  ownTrip: async ({ newOwnTrip }, use) => use(await newOwnTrip()),
  guest: ({}, use, info) => use(createDemoDriver(`ada.${createAttemptName(info)}@mail.example`)),
  customer: async ({ request }, use, info) => {
    await use(await registerByCall(request, `grace.${createAttemptName(info)}@mail.example`))
  },
  booking: async ({ request, customer, trip }, use) => {
    await signInForCalls(request, customer)
    await use(await bookByCall(request, trip))
  },
  yasmine: async ({ request }, use) => use(await setLanguageToEnglish(request, PEOPLE.yasmine)),
  callControl: async ({ context, request }, use, info) => {
    const scenario = createAttemptName(info)
    await context.setExtraHTTPHeaders({
      'x-scenario': scenario,
      'x-page-scenario': getPageScenario(scenario),
    })
    await use(openCallControl(request, scenario))
  },
  // Depends on `callControl`, which sets the headers.
  pageCallControl: ({ callControl: _others, request }, use, info) =>
    use(openCallControl(request, getPageScenario(createAttemptName(info)))),
  testActions: ({ request }, use) => use(openTestActions(request)),
  checksStorage: [
    async ({ context, baseURL }, use) => {
      await use()
      expect(await listUndocumentedStorage(context, baseURL ?? '')).toEqual([])
    },
    { auto: true },
  ],
})

const getPageScenario = (scenario: string) => `page-${scenario}`

/** Returns a name that is unique to this attempt of the test, so that earlier attempts do not affect it. */
export const createAttemptName = ({ testId, repeatEachIndex, retry }: TestInfo) =>
  `${testId.slice(-16)}-${repeatEachIndex}-${retry}`

/** Records the calls to the API and the rate source, in order. */
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
