import type { SnapshotFrom } from 'xstate'

import type { accountLinkMachine } from './account-link.machine.ts'

export type AccountLink = SnapshotFrom<typeof accountLinkMachine>

const isLinkNeeded = (at: AccountLink) =>
  at.hasTag('form') ||
  at.matches('checking') ||
  at.matches('verifying') ||
  at.matches('checkFailed') ||
  at.matches('otherAccount')

export const accountLinkInvariants: Record<string, (at: AccountLink) => boolean> = {
  'the secret is held while it can be of use, and no longer': (at) =>
    (at.context.link !== null) === isLinkNeeded(at),
  'an address is proven without a form': (at) =>
    !at.hasTag('form') || at.context.purpose !== 'verify',
  'saving: nothing is wrong with the password': (at) =>
    !at.matches({ choosing: 'saving' }) || at.context.issues.length === 0,
  'another mail has an address to go to': (at) =>
    !at.hasTag('resendable') || at.context.email !== null,
  'a link for another account is not checked': (at) => {
    const { link, viewerId } = at.context
    return !at.matches('otherAccount') || (viewerId !== null && viewerId !== link?.userId)
  },
  'a failure has its reason': (at) => !at.hasTag('error') || at.context.problem !== null,
}
