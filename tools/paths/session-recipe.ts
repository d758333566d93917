import type { ScreenTexts } from '../../src/testing/screens/screen-texts.ts'
import type { EarlierSteps, Recipe } from './recipe.ts'

/** The account menu in the header. */
const ACCOUNT_MENU: ScreenTexts = { texts: ['Account: {0}'] }
const SIGN_IN_LINK: ScreenTexts = { texts: ['Sign in'] }

const isSignInElsewhere = (label: string) => label.endsWith('signs in in another tab')

/** In another tab, only a visitor can sign in, and only a customer can sign out. */
function isImpossibleElsewhere(label: string, { state, labels }: EarlierSteps): boolean {
  // After a failed check, the browser still has the session.
  const hasSession = /^(?:validateSession|loadUser) failed/.test(labels.at(-1) ?? '')
  const isVisitor = /^(?:signedOut|suspended)\./.test(state) && !hasSession
  return isVisitor ? label === 'another tab signs out' : isSignInElsewhere(label)
}

export const SESSION_RECIPE: Recipe = {
  // Signed-in customers continue to the settings, which need a session.
  page: '/sign-in?from=%2Fsettings',
  actors: {
    'the name is changed in the settings': 'user',
    refreshes: 'user',
    'Amira signs in in another tab': 'tab',
    'Badis signs in in another tab': 'tab',
    'another tab signs out': 'tab',
    'another tab finds the account suspended': 'tab',
  },
  never: /Google|^signInSocially|blacklisted|finds the account suspended/,
  isBeyondHand: isImpossibleElsewhere,
  opensPage: /^refreshes$/,
  otherTab: {
    'Amira signs in in another tab': ['signIn', 'readUser'],
    'Badis signs in in another tab': ['signIn', 'readUser'],
    'another tab signs out': ['validateAccessToken', 'readUser', 'signOut'],
  },
  instead: {
    'signedIn.fresh': ACCOUNT_MENU,
    'signedIn.revalidating.validating': ACCOUNT_MENU,
    'signedIn.revalidating.reloadingUser': ACCOUNT_MENU,
    // The home page shows this text as a message; other pages use it as their title.
    'suspended.leaving': { texts: ['Your account is suspended.'] },
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
