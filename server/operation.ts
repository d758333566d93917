import type { Account } from './account/session.ts'
import type { Config } from './config.ts'
import type { Call as CheckedCall, OperationId, Reply } from './contract.ts'
import type { Database } from './db/connect.ts'
import type { FleetMemory } from './fleet/fleet-memory.ts'
import type { StoredFile } from './http/file-response.ts'
import type { Allowed } from './http/rate-limit.ts'
import type { Upload } from './http/upload.ts'
import type { News } from './notifications/news.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { PlaceMemory } from './places/place-memory.ts'

/** What an operation may use of the world. */
export type World = {
  db: Database
  fleet: FleetMemory
  places: PlaceMemory
  /** Changes that streams to browsers tell of. */
  news: News
  config: Config
  /** Who takes online payments, first the one that is used when a payment names none. */
  providers: readonly PaymentProvider[]
  now: () => Date
}

export type CookieJar = {
  read: (name: string) => string | null
  /** Without an end it goes when the browser is closed. */
  write: (name: string, value: string, expires: Date | null) => void
  clear: (name: string) => void
}

type Context = World & {
  /** Who calls, as far as the network tells. */
  address: string
  /** All headers, for those of a provider that the contract does not name. */
  sent: Headers
  /** The signed-in account; null only where the contract lets strangers in. */
  visitor: Account | null
  /**
   * Refuses with 429 what is asked too often, by this address or by what is named instead. The
   * answer takes it back.
   */
  limit: (allowed: Allowed, whose?: string) => () => void
  /** The file in a field of the form, when it is of one of the media types. */
  upload: (field: string, mediaTypes: readonly string[]) => Promise<Upload>
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
) => Promise<Reply<Id> | FileReply | EventsReply>

/** Operations by their id; those that are missing answer 501. */
export type Operations = { readonly [Id in OperationId]?: Operation<Id> }

export const given = <Value>(body: Value) => ({ status: 200, body }) as const
export const done = given('OK' as const)
export const nothing = { status: 204 } as const
