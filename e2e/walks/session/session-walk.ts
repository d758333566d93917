import { CATALOGUE } from '@masar/machines/testing/catalogue.ts'

import { SOCIAL_SIGN_IN_URL } from '../../steps/person/social-sign-in.ts'
import type { BrowserWalk } from '../browser-walk.ts'
import { sessionActs } from './session-acts.ts'
import { sessionScreenAssertions } from './session-looks.ts'
import { createSessionPeople, type SessionPeople } from './session-people.ts'

/** The steps of signing in, and on the pages that follow. Runs on the second server, which accepts Google. */
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
  prepare: createSessionPeople,
  acts: sessionActs,
  unmapped: {
    'the name is changed in the settings':
      'no page sends only a name: the settings send the whole profile',
  },
  looks: sessionScreenAssertions,
}
