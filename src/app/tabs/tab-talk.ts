import type { SessionChange } from '../session/running-session.ts'

/** What the tabs of a browser tell each other of the session; who it is they see in the storage. */
export type TabMessage =
  /** The server knows somebody: the storage says so only where it kept nobody, or somebody else. */
  | { type: 'signedIn' }
  /** This customer has signed out on purpose, or is suspended and therefore signed out. */
  | { type: 'left' | 'suspended'; userId: string }
  /** The server has said no in one tab: each asks for itself, and keeps its drafts if it was time. */
  | { type: 'doubted' }
  /** Whoever left is gone from the server as well: until now it answered as if they were here. */
  | { type: 'ended' }

export interface TabTalk {
  tell: (changes: TabMessage) => void
  stop: () => void
}

export function talkToTabs(onSessionChange: (changes: TabMessage) => void): TabTalk {
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

/** What other tabs cannot see in the storage: why somebody is gone from it. */
export function messageForTabs(change: SessionChange): TabMessage | null {
  const { type, before } = change
  if (type === 'signedIn') return { type }
  if (type === 'suspended') return before ? { type, userId: before } : null
  if (type !== 'signedOut') return null
  if (change.why === 'left') return before ? { type: 'left', userId: before } : null
  return change.why === 'refused' || change.why === 'expired' ? { type: 'doubted' } : null
}

/** Another tab may run another version of the app. */
function readMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  const { type } = data
  if (type === 'signedIn' || type === 'doubted' || type === 'ended') return { type }
  const isOfOne = (type === 'left' || type === 'suspended') && 'userId' in data
  return isOfOne ? { type, userId: String(data.userId) } : null
}
