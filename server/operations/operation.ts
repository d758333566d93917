import type { Account } from '../account/sessions/session.ts'
import type { FleetMemory } from '../car-search/fleet-memory.ts'
import type { Config } from '../config/config.ts'
import type { Call as CheckedCall, OperationId, OperationReply } from '../contract/contract.ts'
import type { Database } from '../db/connection/connect.ts'
import type { CookieJar } from '../http/cookies.ts'
import type { StoredFile } from '../http/file-response.ts'
import type { LimitName } from '../http/rate-limit.ts'
import type { UploadedFile } from '../http/upload.ts'
import type { LocationMemory } from '../locations/location-memory.ts'
import type { ChangeFeed } from '../notifications/change-feed.ts'
import type { PaymentProvider } from '../payments/provider.ts'

/** What an operation may use. */
export type ServerDeps = {
  db: Database
  fleet: FleetMemory
  locations: LocationMemory
  /** Changes that streams to browsers tell of. */
  changeFeed: ChangeFeed
  config: Config
  /** Who takes online payments, first the one that is used when a payment names none. */
  providers: readonly PaymentProvider[]
  now: () => Date
}

type Context = ServerDeps & {
  /** Who calls, as far as the network tells. */
  address: string
  /** All headers, for those of a provider that the contract does not name. */
  sent: Headers
  /** The signed-in account; null only where the contract lets strangers in. */
  visitor: Account | null
  /** Tells the log whose account this call is about, where nobody is signed in yet. */
  concerns: (account: Pick<Account, 'id'> | null) => void
  /**
   * Refuses with 429 what is asked too often, by this address or by what is named instead. The
   * answer takes it back.
   */
  limit: (allowed: LimitName, whose?: string) => () => void
  /** The file in a field of the form, when it is of one of the media types. */
  upload: (field: string, mediaTypes: readonly string[]) => Promise<UploadedFile>
  cookies: CookieJar
}

/** One call, already checked against the contract, with what it may use. */
type Call<Id extends OperationId> = CheckedCall<Id> & Context

/** A stored file as the whole answer. */
export type FileReply = { readonly status: 200; readonly file: StoredFile }

/** Server-sent events, for as long as the browser listens. */
export type EventsReply = { readonly status: 200; readonly events: ReadableStream<Uint8Array> }

/** Answers 200 or the contract's 204 for "no"; everything else is a thrown `Refusal`. */
export type Operation<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<OperationReply<Id> | FileReply | EventsReply>

/** Operations by their id; those that are missing answer 501. */
export type Operations = { readonly [Id in OperationId]?: Operation<Id> }

export const answerWith = <Value>(body: Value) => ({ status: 200, body }) as const
export const answerOk = answerWith('OK' as const)
export const noContent = { status: 204 } as const
