import type { SessionChange } from '../session/running-session.ts'

/** Messages between tabs about the session; the user itself is read from storage. */
export type TabMessage =
  /** The server confirmed a user: the storage shows it only when it contained none, or another one. */
  | { type: 'signedIn' }
  /** This customer signed out on purpose, or is suspended and therefore signed out. */
  | { type: 'left' | 'suspended'; userId: string }
  /**
   * The server rejected the session in one tab, or changed the profile: each tab checks for itself, and keeps its
   * drafts if the session expired.
   */
  | { type: 'doubted' }
  /** The server has ended the session: until now its responses were those of a signed-in customer. */
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
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    tell: (changes) => channel.postMessage(changes),
    stop: () => channel.close(),
  }
}

/** Not visible in storage: why the user was removed. */
export function toTabMessage(change: SessionChange): TabMessage | null {
  const { type, before } = change
  if (type === 'signedIn') return { type }
  if (type === 'suspended') return before ? { type, userId: before } : null
  if (type !== 'signedOut') return null
  if (change.why === 'left') return before ? { type: 'left', userId: before } : null
  return change.why === 'refused' ? { type: 'doubted' } : null
}

/** Another tab may run another version of the app. */
function readMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  const { type } = data
  if (type === 'signedIn' || type === 'doubted' || type === 'ended') return { type }
  const isOfOne = (type === 'left' || type === 'suspended') && 'userId' in data
  return isOfOne ? { type, userId: String(data.userId) } : null
}
