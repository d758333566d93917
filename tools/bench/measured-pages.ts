/** So often each page is loaded. */
export const RUNS = 5

/** What a page can be used from: the form's button, a car that can be booked, the first choice. */
export const USABLE = {
  home: 'main form button[type=submit]',
  search: 'main article a[href^="/checkout"]',
  checkout: 'main fieldset input[type=checkbox]',
  signIn: 'main form button[type=submit]',
}

/** What each page must reach on the emulated phone, in ms. */
export const TIMES: Record<Name, Partial<Record<Time, number>>> = {
  home: { fcp: 900, lcp: 1_500, usable: 1_900, blocking: 300 },
  search: { lcp: 2_200, usable: 2_200, blocking: 500 },
  checkout: { lcp: 2_300, usable: 2_600, blocking: 300 },
  signIn: { usable: 1_800 },
}

export const TIME_NAMES = {
  fcp: 'first contentful paint',
  lcp: 'largest contentful paint',
  usable: 'usable',
  blocking: 'blocking time',
}
export type Time = keyof typeof TIME_NAMES

export type Name = keyof typeof USABLE

export const MEASURED_PAGES = [
  'home',
  'search',
  'checkout',
  'signIn',
] as const satisfies readonly Name[]
export const WATCHED = ['fcp', 'lcp', 'usable', 'blocking'] as const satisfies readonly Time[]
