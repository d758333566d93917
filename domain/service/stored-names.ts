/**
 * Cookies with the visitor's choices. The page writes them, and the server uses them to render the next page.
 */
export const PREFERENCE_COOKIES = {
  language: 'masar-page-language',
  currency: 'masar-page-currency',
  theme: 'masar-page-theme',
} as const

/**
 * Everything that this site stores in a browser, by kind of storage. An entry is a name, or a prefix that
 * several names share. The browser tests compare the list with the actual storage after each journey
 * (`e2e/steps/page/stored-in-browser.ts`), and the cookie policy explains each entry.
 */
export const STORED_NAMES = {
  cookie: [
    'masar-session',
    'masar-guest',
    'masar-device',
    'masar-bot-check',
    PREFERENCE_COOKIES.language,
    PREFERENCE_COOKIES.currency,
    PREFERENCE_COOKIES.theme,
  ],
  browser: [
    'masar-user',
    'masar-stay-connected',
    'masar-language',
    'masar-last-language',
    'masar-language-offer',
    'masar-currency',
    'masar-theme',
    'masar-filters-hidden',
    'masar-searches',
    'masar-seen-cars',
    'masar-bookings',
    'masar-return-path',
  ],
  window: [
    'masar-checkout',
    'masar-typed',
    'masar-window-of',
    'masar-rate',
    'tsr-scroll-restoration',
  ],
  offline: ['masar-shell', 'masar-files', 'masar-settings'],
} as const

export type StorageKind = keyof typeof STORED_NAMES

/** The session cookie of a BookCars backend, which sets no other. */
const BOOKCARS_SESSION_COOKIE = 'bc-x-access-token-frontend'
const SERVER_COOKIES: readonly string[] = [
  'masar-session',
  'masar-guest',
  'masar-device',
  'masar-bot-check',
]

export type StoredName = (typeof STORED_NAMES)[StorageKind][number] | typeof BOOKCARS_SESSION_COOKIE

/** Lists the entries of a storage kind, with our server's cookies (`ownCookies`) or those of BookCars. */
export const listStoredNames = (kind: StorageKind, ownCookies: boolean): readonly StoredName[] =>
  kind === 'cookie' && !ownCookies
    ? [
        BOOKCARS_SESSION_COOKIE,
        ...STORED_NAMES.cookie.filter((name) => !SERVER_COOKIES.includes(name)),
      ]
    : STORED_NAMES[kind]
