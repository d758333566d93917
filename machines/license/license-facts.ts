import type { Problem } from '@masar/domain/service/problem.ts'
import type { UploadIssue } from '@masar/domain/service/uploads.ts'

/** A file the customer chose. The bytes stay with whoever plugs the port, under this `id`. */
export interface PickedFile {
  id: string
  name: string
  size: number
  /** By content, not by name; null when it is nothing a licence can be. */
  type: string | null
}

/** `userId` is null for a guest, whose licence is temporary until they book. */
export interface LicenseInput {
  userId: string | null
  /** The name of the licence that the server has. */
  file: string | null
}

export interface LicenseContext extends LicenseInput {
  pick: PickedFile | null
  /** Of the upload, 0 to 100. */
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
  /** The server's word: the account was read again. */
  | { type: 'file.changed'; file: string | null }
  /** A guest gives up: the temporary file goes. Whoever has booked just stops the actor. */
  | { type: 'flow.left' }

/** `unsure`: an upload was broken off, and the server may have taken it: read the account again. */
export type LicenseFact = { type: 'changed'; file: string | null } | { type: 'unsure' }

export type LicenseTag = 'busy' | 'error' | 'dialog' | 'pickable'
