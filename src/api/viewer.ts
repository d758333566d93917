import type { components } from '@masar/openapi/schema.d.ts'

/** Who is looking: told by the session machine, drawn by everything that differs by it. */
export interface Viewer {
  /** `unknown` while the stored user is being checked. */
  status: 'unknown' | 'anonymous' | 'signedIn' | 'suspended'
  user: components['schemas']['UserProfile'] | null
}

export const NOBODY_SIGNED_IN: Viewer = { status: 'anonymous', user: null }
