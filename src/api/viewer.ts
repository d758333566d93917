import type { components } from '@masar/openapi/schema.d.ts'

/** The current user, emitted by the session machine and shown by every component that depends on it. */
export interface Viewer {
  /** `unknown` while the stored user is being checked. */
  status: 'unknown' | 'anonymous' | 'signedIn' | 'suspended'
  user: components['schemas']['UserProfile'] | null
}

export const SIGNED_OUT_VIEWER: Viewer = { status: 'anonymous', user: null }
