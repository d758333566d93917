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

export type ServerDeps = {
  db: Database
  fleet: FleetMemory
  locations: LocationMemory
  /** Notifies browsers' event streams about changes. */
  changeFeed: ChangeFeed
  config: Config
  /** The payment providers; the first one is the default. */
  providers: readonly PaymentProvider[]
  now: () => Date
}

type Context = ServerDeps & {
  /** The client's IP address. */
  address: string
  /** All request headers, because the contract does not define those of payment providers. */
  sent: Headers
  /** The signed-in account; null only where the contract allows calls without a session. */
  visitor: Account | null
  /** Sets the account to log for this call when no user is signed in. */
  concerns: (account: Pick<Account, 'id'> | null) => void
  /**
   * Counts the call for this address, or for the given key, and rejects it with 429 above the limit. The
   * returned function undoes the count.
   */
  limit: (allowed: LimitName, whose?: string) => () => void
  /** Returns the file in a form field if it has one of the media types. */
  upload: (field: string, mediaTypes: readonly string[]) => Promise<UploadedFile>
  cookies: CookieJar
}

/** A validated call with its dependencies. */
type Call<Id extends OperationId> = CheckedCall<Id> & Context

/** A stored file as the whole response. */
export type FileReply = { readonly status: 200; readonly file: StoredFile }

/** Server-sent events, for as long as the browser listens. */
export type EventsReply = { readonly status: 200; readonly events: ReadableStream<Uint8Array> }

/** Returns 200, or 204 where the contract uses it for a negative result. Throws a `Refusal` otherwise. */
export type Operation<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<OperationReply<Id> | FileReply | EventsReply>

/** Operations by id; missing ones return 501. */
export type Operations = { readonly [Id in OperationId]?: Operation<Id> }

export const respondWith = <Value>(body: Value) => ({ status: 200, body }) as const
export const okReply = respondWith('OK' as const)
export const noContent = { status: 204 } as const
