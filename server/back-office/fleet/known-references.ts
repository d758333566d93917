import { createHash } from 'node:crypto'

import type { Database } from '../../db/connection/connect.ts'
import { isObjectId, type ObjectId } from '../../db/object-id.ts'
import type { LineReader } from './line-reader.ts'

export type FleetKind = 'location' | 'supplier' | 'car'

/** Writes what a line has told, once every line is right. */
export type WriteLine = (tx: Database) => Promise<WriteLater | void>

/** What needs the other lines of its table to be there. */
type WriteLater = (tx: Database) => Promise<unknown>

/** What lines may name: what is in the database, and what the tables themselves bring. */
export class KnownReferences {
  readonly #ids: Record<FleetKind, Set<ObjectId>>
  readonly #seen = new Set<ObjectId>()

  private constructor(location: ObjectId[], supplier: ObjectId[]) {
    this.#ids = { location: new Set(location), supplier: new Set(supplier), car: new Set() }
  }

  static async read(tx: Database): Promise<KnownReferences> {
    const ids = async (table: 'location' | 'supplier') =>
      (await tx.selectFrom(table).select('id').execute()).map(({ id }) => id)
    return new KnownReferences(await ids('location'), await ids('supplier'))
  }

  /** A line that brings something, which other lines may name wherever they stand. */
  bring(kind: FleetKind, reader: LineReader) {
    const reference = reader.text(kind)
    const id = fleetId(kind, reference)
    if (this.#seen.has(id)) reader.complain(`${kind} "${reference}" stands there twice.`)
    this.#seen.add(id)
    this.#ids[kind].add(id)
  }

  find(kind: FleetKind, reference: string, reader: LineReader): ObjectId {
    const id = fleetId(kind, reference)
    if (reference && !this.#ids[kind].has(id))
      reader.complain(`there is no ${kind} "${reference}".`)
    return id
  }
}

/** The same for the same reference, on every day and every machine; an id of ours is itself. */
export function fleetId(kind: FleetKind, reference: string): ObjectId {
  const isOurs: boolean = isObjectId(reference)
  if (isOurs) return reference
  return createHash('sha256').update(`${kind} ${reference}`).digest('hex').slice(0, 24)
}
