/** A shared value with its reference count. */
export interface SharedValue<Item> {
  readonly item: Item
  readonly key: string
  users: number
}

/** Deduplicated values by key, each with a slot; unused slots are recycled. */
export class SharedValues<Item extends { readonly slot: number }> {
  readonly #shares = new Map<string, SharedValue<Item>>()
  readonly #items: Item[] = []
  readonly #free: number[] = []

  /** The values by slot; an unused slot still contains its last value. */
  get items(): readonly Item[] {
    return this.#items
  }

  /** Returns the value of a key. If there is none, calls `make` to create it in a free slot. */
  take(key: string, make: (slot: number) => Item): SharedValue<Item> {
    let share = this.#shares.get(key)
    if (!share) {
      const slot = this.#free.pop() ?? this.#items.length
      share = { item: make(slot), key, users: 0 }
      this.#items[slot] = share.item
      this.#shares.set(key, share)
    }
    share.users += 1
    return share
  }

  release(share: SharedValue<Item>): void {
    share.users -= 1
    if (share.users > 0) return
    this.#shares.delete(share.key)
    this.#free.push(share.item.slot)
  }
}
