/** A value that many have in common, with its users counted. */
export interface Share<Item> {
  readonly item: Item
  readonly key: string
  users: number
}

/** Values by what they are made of, each once and with a slot of its own; an unused slot goes to the next value. */
export class Shared<Item extends { readonly slot: number }> {
  readonly #shares = new Map<string, Share<Item>>()
  readonly #items: Item[] = []
  readonly #free: number[] = []

  /** By slot; an unused slot still has its last value. */
  get items(): readonly Item[] {
    return this.#items
  }

  /** The value of a key, which `make` creates for a slot when nobody uses it yet. */
  take(key: string, make: (slot: number) => Item): Share<Item> {
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

  release(share: Share<Item>): void {
    share.users -= 1
    if (share.users > 0) return
    this.#shares.delete(share.key)
    this.#free.push(share.item.slot)
  }
}
