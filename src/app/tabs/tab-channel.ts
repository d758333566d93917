import type { SessionChange } from '../session/running-session.ts'

/** Messages between tabs about the session. The user is read from storage. */
export type TabMessage =
  /**
   * The server has confirmed a user. Sent because storage changes only if it contained no user or a different
   * one.
   */
  | { type: 'signedIn' }
  /** This customer has signed out on purpose, or was signed out after a suspension. */
  | { type: 'left' | 'suspended'; userId: string }
  /**
   * The server has rejected the session in one tab, or the profile was changed. Each tab checks for itself, and
   * keeps its drafts if the session has expired.
   */
  | { type: 'doubted' }
  /** The server has ended the session. Until then, it still sent the responses for a signed-in customer. */
  | { type: 'ended' }

export interface TabChannel {
  tell: (changes: TabMessage) => void
  stop: () => void
}

export function openTabChannel(onSessionChange: (changes: TabMessage) => void): TabChannel {
  const channel = new BroadcastChannel('masar-session')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const changes = readMessage(data)
    if (changes) onSessionChange(changes)
  })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is always same-origin
    tell: (changes) => channel.postMessage(changes),
    stop: () => channel.close(),
  }
}

/** Returns the message for other tabs, or null. Storage alone does not show why a user was removed. */
export function toTabMessage(change: SessionChange): TabMessage | null {
  const { type, before } = change
  if (type === 'signedIn') return { type }
  if (type === 'suspended') return before ? { type, userId: before } : null
  if (type !== 'signedOut') return null
  if (change.why === 'left') return before ? { type: 'left', userId: before } : null
  return change.why === 'refused' ? { type: 'doubted' } : null
}

/** Parses a message; null when it is invalid, because another tab may run another version of the app. */
function readMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  const { type } = data
  if (type === 'signedIn' || type === 'doubted' || type === 'ended') return { type }
  const isOfOne = (type === 'left' || type === 'suspended') && 'userId' in data
  return isOfOne ? { type, userId: String(data.userId) } : null
}
