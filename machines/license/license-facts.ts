import type { Problem } from '@masar/domain/service/problem.ts'
import type { UploadIssue } from '@masar/domain/service/uploads.ts'

/** A file that the customer chose. The port's implementation stores the bytes under this `id`. */
export interface PickedFile {
  id: string
  name: string
  size: number
  /** Detected from the content, not from the name; null when the type is not allowed. */
  type: string | null
}

/** `userId` is null for a guest, whose license is temporary until they book. */
export interface LicenseInput {
  userId: string | null
  /** The file name of the stored license. */
  file: string | null
}

export interface LicenseContext extends LicenseInput {
  pick: PickedFile | null
  /** Upload progress, 0 to 100. */
  percent: number
  issue: UploadIssue | null
  problem: Problem | null
}

export type LicenseEvent =
  | { type: 'file.picked'; pick: PickedFile }
  | { type: 'upload.progressed'; pickId: string; percent: number }
  | { type: 'upload.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'problem.dismissed' }
  | { type: 'removal.requested' }
  | { type: 'removal.confirmed' }
  | { type: 'removal.dismissed' }
  /** The account was refetched. */
  | { type: 'file.changed'; file: string | null }
  /** A guest leaves: the temporary file is deleted. After a booking, the actor is only stopped. */
  | { type: 'flow.closed' }

/** `outcomeUnknown`: the server may have stored an aborted upload, so the account must be refetched. */
export type LicenseFact = { type: 'changed'; file: string | null } | { type: 'outcomeUnknown' }

export type LicenseTag = 'busy' | 'error' | 'dialog' | 'pickable'
