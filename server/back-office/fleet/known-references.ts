import { createHash } from 'node:crypto'

import type { Database } from '../../db/connection/connect.ts'
import { isObjectId, type ObjectId } from '../../db/object-id.ts'
import type { LineReader } from './line-reader.ts'

export type FleetKind = 'location' | 'supplier' | 'car'

/** Writes the data of a line after all lines were validated. */
export type LineWriter = (tx: Database) => Promise<DeferredWrite | void>

/** Writes data that requires other lines to be stored first, such as a parent. */
type DeferredWrite = (tx: Database) => Promise<unknown>

/** The references that lines may use: those in the database and those in the tables themselves. */
export class KnownReferences {
  readonly #ids: Record<FleetKind, Set<ObjectId>>
  readonly #seen = new Set<ObjectId>()
  readonly #parents: Map<ObjectId, ObjectId | null>
  readonly #nested: { id: ObjectId; reader: LineReader }[] = []

  private constructor(parents: Map<ObjectId, ObjectId | null>, supplier: ObjectId[]) {
    this.#parents = parents
    this.#ids = { location: new Set(parents.keys()), supplier: new Set(supplier), car: new Set() }
  }

  static async read(tx: Database): Promise<KnownReferences> {
    const locations = await tx.selectFrom('location').select(['id', 'parent_id']).execute()
    const suppliers = await tx.selectFrom('supplier').select('id').execute()
    return new KnownReferences(
      new Map(locations.map(({ id, parent_id }) => [id, parent_id])),
      suppliers.map(({ id }) => id),
    )
  }

  /** Registers the record that a line creates or updates, so that any other line can refer to it. */
  register(kind: FleetKind, reader: LineReader) {
    const reference = reader.text(kind)
    const id = toFleetId(kind, reference)
    if (this.#seen.has(id)) reader.complain(`${kind} "${reference}" appears twice.`)
    this.#seen.add(id)
    this.#ids[kind].add(id)
  }

  /** Records the parent of a location. */
  nest(id: ObjectId, parent: ObjectId | null, reader: LineReader) {
    this.#parents.set(id, parent)
    this.#nested.push({ id, reader })
  }

  /** Reports locations that contain themselves, directly or indirectly. Call it after all lines were read. */
  reportLoops() {
    for (const { id, reader } of this.#nested) {
      const passed = new Set<ObjectId>()
      let parent = this.#parents.get(id) ?? null
      while (parent && !passed.has(parent)) {
        passed.add(parent)
        parent = this.#parents.get(parent) ?? null
      }
      if (passed.has(id)) reader.complain('parent leads back to the location itself.')
    }
  }

  find(kind: FleetKind, reference: string, reader: LineReader): ObjectId {
    const id = toFleetId(kind, reference)
    if (reference && !this.#ids[kind].has(id))
      reader.complain(`there is no ${kind} "${reference}".`)
    return id
  }
}

/**
 * Derives an id from a reference: the same reference always has the same id. Our own ids are returned
 * unchanged.
 */
export function toFleetId(kind: FleetKind, reference: string): ObjectId {
  const isOurs: boolean = isObjectId(reference)
  if (isOurs) return reference
  return createHash('sha256').update(`${kind} ${reference}`).digest('hex').slice(0, 24)
}
