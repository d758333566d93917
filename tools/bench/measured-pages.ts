/** So often each page is loaded. */
export const RUNS = 5

export interface MeasuredPage {
  /** Selects what visitors come for: a car, a price, a booking. */
  content: string
  /** Selects a control that responds to a press once React has hydrated it. */
  control: string
  /** An account of the demo data; nobody where it is missing. */
  account?: { email: string; password: string }
}

/** The pages that are measured on the emulated phone. */
export const MEASURED_PAGES = {
  home: { content: 'main form button[type=submit]', control: 'main form button[type=submit]' },
  search: { content: 'main article', control: 'main article a[href^="/checkout"]' },
  car: {
    content: 'main p[translate=no]',
    control: 'main a[href^="/checkout"]',
  },
  checkout: {
    content: 'main fieldset input[type=checkbox]',
    control: 'main fieldset input[type=checkbox]',
  },
  signIn: { content: 'main form', control: 'main form button[type=submit]' },
  bookings: {
    content: 'main a[href^="/booking?"]',
    control: 'main a[href^="/booking?"]',
    account: { email: 'yasmine@masar.example', password: 'sidi-bou-said' },
  },
} as const satisfies Record<string, MeasuredPage>

export type Name = keyof typeof MEASURED_PAGES

/** What each page must reach on the emulated phone, in ms. */
export const TIMES: Record<Name, Partial<Record<Time, number>>> = {
  home: { fcp: 800, lcp: 800, responds: 1_400, blocking: 50 },
  search: { fcp: 800, lcp: 800, content: 900, responds: 1_800, blocking: 150 },
  car: { fcp: 800, lcp: 800, content: 900 },
  checkout: { fcp: 800, lcp: 800, responds: 1_800, blocking: 150 },
  signIn: { responds: 1_400 },
  bookings: { fcp: 800, lcp: 800, content: 900 },
}

export const TIME_NAMES = {
  fcp: 'first contentful paint',
  lcp: 'largest contentful paint',
  content: 'content seen',
  responds: 'responds',
  blocking: 'blocking time',
}
export type Time = keyof typeof TIME_NAMES

export const WATCHED = Object.keys(TIME_NAMES) as Time[]
