import type { SnapshotFrom } from 'xstate'

import type { SessionTag } from './session-facts.ts'
import type { sessionMachine } from './session.machine.ts'

type Session = SnapshotFrom<typeof sessionMachine>

const EXCLUSIVE_TAGS: SessionTag[] = ['gate', 'anonymous', 'authenticated', 'suspended']

export const sessionInvariants: Record<string, (session: Session) => boolean> = {
  'exactly one of gate, anonymous, authenticated, suspended': (session) =>
    EXCLUSIVE_TAGS.filter((tag) => session.hasTag(tag)).length === 1,
  'signed in: a user, the stored one, not blacklisted': (session) => {
    const { user, stored } = session.context
    if (!session.hasTag('authenticated')) return true
    return user !== null && user.id === stored?.id && !user.blacklisted
  },
  'signed out: no user is stored': (session) =>
    !session.hasTag('anonymous') || session.context.user === null,
  'only an unreachable server keeps the stored user of a visitor': (session) => {
    const { stored, why } = session.context
    return !session.hasTag('anonymous') || stored === null || why === 'unreachable'
  },
  'suspended: the server reported it, and no user is stored': (session) => {
    const { user, stored, refused } = session.context
    const hasUser = user !== null || stored !== null
    return !session.hasTag('suspended') || (!hasUser && refused === 'suspended')
  },
  'a password is held only while signing up': (session) =>
    session.context.form === null || session.matches({ signedOut: 'signingUp' }),
  'signing out holds nothing': (session) => {
    const { user, stored } = session.context
    return !session.matches('signingOut') || (user === null && stored === null)
  },
  'a refusal comes from the server': (session) => {
    const { problem, refused } = session.context
    return refused === null || refused === 'suspended' || problem?.kind === 'http'
  },
  'an error has its reason': (session) =>
    !session.hasTag('error') || session.context.problem !== null,
}
