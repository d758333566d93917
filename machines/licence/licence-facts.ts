import type { Problem } from '#domain/problem.ts'
import type { UploadFault } from '#domain/uploads.ts'

/** A file the customer chose. The bytes stay with whoever plugs the port, under this `id`. */
export interface PickedFile {
  id: string
  name: string
  size: number
  /** By content, not by name; null when it is nothing a licence can be. */
  type: string | null
}

/** `userId` is null for a guest, whose licence is temporary until they book. */
export interface LicenceInput {
  userId: string | null
  /** The name of the licence that the server has. */
  file: string | null
}

export interface LicenceContext extends LicenceInput {
  pick: PickedFile | null
  /** Of the upload, 0 to 100. */
  percent: number
  fault: UploadFault | null
  problem: Problem | null
}

export type LicenceEvent =
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
export type LicenceFact = { type: 'changed'; file: string | null } | { type: 'unsure' }

export type LicenceTag = 'busy' | 'error' | 'dialog' | 'pickable'
