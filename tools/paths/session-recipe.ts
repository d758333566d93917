import type { ScreenTexts } from '../../src/testing/screens/screen-texts.ts'
import type { Recipe } from './recipe.ts'

/** The account menu in the header. */
const ACCOUNT_MENU: ScreenTexts = { texts: ['Account: {0}'] }
const SIGN_IN_LINK: ScreenTexts = { texts: ['Sign in'] }

export const SESSION_RECIPE: Recipe = {
  // Signed-in customers continue to the settings, which need a session.
  page: '/sign-in?from=%2Fsettings',
  actors: {
    'the name is changed in the settings': 'user',
    'Amira signs in in another tab': 'tab',
    'Badis signs in in another tab': 'tab',
    'another tab signs out': 'tab',
    'another tab finds the account suspended': 'tab',
  },
  never: /Google|^signInSocially|blacklisted/,
  instead: {
    'signedIn.fresh': ACCOUNT_MENU,
    'signedIn.revalidating.validating': ACCOUNT_MENU,
    'signedIn.revalidating.reloadingUser': ACCOUNT_MENU,
    // Signing out in the account menu opens the home page.
    signingOut: {},
    'signedOut.idle < signOut done: done': SIGN_IN_LINK,
    'signedOut.idle < signOut failed: network': SIGN_IN_LINK,
  },
  links: {
    'the name is changed in the settings': ['validateAccessToken/pass', 'readUser/pass'],
    'signIn done: Amira': ['signIn/pass', 'readUser/pass'],
    'signIn done: suspended': ['signIn/pass', 'readUser/suspended'],
    'signIn done: over': ['signIn/pass', 'readUser/unauthenticated'],
  },
}
