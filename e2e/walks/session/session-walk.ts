import { CATALOGUE } from '@masar/machines/testing/catalogue.ts'

import { SOCIAL_SIGN_IN_URL } from '../../steps/person/social-sign-in.ts'
import type { BrowserWalk, StateChange } from '../browser-walk.ts'
import { sessionActs } from './session-acts.ts'
import { sessionBrowserLooks } from './session-looks.ts'
import { sessionPeople, type SessionPeople } from './session-people.ts'

/** The sign-in page and its next pages; the second server accepts Google. */
export const SESSION_WALK: BrowserWalk<SessionPeople> = {
  folder: 'session',
  model: CATALOGUE.session,
  baseURL: SOCIAL_SIGN_IN_URL,
  holds: [
    'validateAccessToken',
    'readUser',
    'signIn',
    'signInSocially',
    'validateEmail',
    'signUp',
    'signOut',
  ],
  calls: {
    validateSession: 'validateAccessToken',
    loadUser: 'readUser',
    signIn: 'signIn',
    signInSocially: 'signInSocially',
    checkEmail: 'validateEmail',
    signUp: 'signUp',
    signOut: 'signOut',
  },
  prepare: sessionPeople,
  acts: sessionActs,
  unmapped: {
    'the session expires':
      'no page tells it: a page that is refused asks, and is told that it is over',
    'the name is changed in the settings':
      'no page tells it of a name: the settings ask for all of the profile',
  },
  except: notHere,
  looks: sessionBrowserLooks,
}

/** The machine accepts more events than the app sends. */
function notHere({ label, from }: StateChange): string | null {
  const stored = Array.isArray(from?.data) ? from.data[1] : null
  if (label === 'refreshes' && !canRefresh(from?.leaf ?? '', Boolean(stored))) {
    return 'no page is entered that asks, and no control does'
  }
  if (/^another tab (signs out|finds)/.test(label) && !stored) {
    return 'in the other tab nobody is signed in either'
  }
  return null
}

const canRefresh = (leaf: string, isStored: boolean) =>
  leaf.startsWith('signedIn.') || (leaf === 'signedOut.idle' && isStored)
