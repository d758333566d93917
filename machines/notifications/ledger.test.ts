import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  applyChange,
  type EntryChange,
  EMPTY_LEDGER,
  isConsistent,
  hasEffect,
  type Ledger,
  type NotificationEntry,
  reconcileLedger,
  makeShownLedger,
} from './ledger.ts'
import { CONFIRMED_ENTRY, WELCOME_ENTRY } from './notifications.journeys.ts'

const TWO_ENTRY_LEDGER: Ledger = { notices: [CONFIRMED_ENTRY, WELCOME_ENTRY], unread: 1, total: 2 }
const makeReadChange = (...ids: string[]): EntryChange => ({ kind: 'read', ids, all: false })
const makeUnreadChange = (...ids: string[]): EntryChange => ({ kind: 'unread', ids, all: false })
const makeDeletionChange = (...ids: string[]): EntryChange => ({ kind: 'deleted', ids, all: false })
const makeFullChange = (kind: EntryChange['kind']): EntryChange => ({ kind, ids: [], all: true })

const ids = ['a', 'b', 'c', 'd', 'e']
const makeNotice = (id: string, isRead: boolean): NotificationEntry => ({
  ...WELCOME_ENTRY,
  id,
  isRead,
})
const ledger = fc
  .record({
    flags: fc.array(fc.boolean(), { maxLength: ids.length }),
    unseen: fc.nat(3),
    unseenUnread: fc.nat(3),
  })
  .map(({ flags, unseen, unseenUnread }): Ledger => ({
    notices: flags.map((isRead, location) => makeNotice(ids[location] ?? '', isRead)),
    unread: flags.filter((isRead) => !isRead).length + Math.min(unseen, unseenUnread),
    total: flags.length + unseen,
  }))
const change = fc.record({
  kind: fc.constantFrom<EntryChange['kind']>('read', 'unread', 'deleted'),
  ids: fc.subarray(ids),
  all: fc.boolean(),
})

describe('notifications ledger', () => {
  it('updates the counters for read and deleted entries', () => {
    expect(applyChange(TWO_ENTRY_LEDGER, makeReadChange(CONFIRMED_ENTRY.id)).unread).toBe(0)
    expect(
      applyChange(TWO_ENTRY_LEDGER, makeUnreadChange(CONFIRMED_ENTRY.id, WELCOME_ENTRY.id)).unread,
    ).toBe(2)
    expect(applyChange(TWO_ENTRY_LEDGER, makeDeletionChange(CONFIRMED_ENTRY.id))).toEqual({
      notices: [WELCOME_ENTRY],
      unread: 0,
      total: 1,
    })
  })

  it('counts the entries of all pages when a change applies to all', () => {
    const first: Ledger = { ...TWO_ENTRY_LEDGER, unread: 7, total: 40 }
    expect(applyChange(first, makeFullChange('read'))).toMatchObject({ unread: 0, total: 40 })
    expect(applyChange(first, makeFullChange('unread'))).toMatchObject({ unread: 40, total: 40 })
    expect(applyChange(first, makeFullChange('deleted'))).toEqual(EMPTY_LEDGER)
  })

  it('detects changes that need no call', () => {
    expect(hasEffect(TWO_ENTRY_LEDGER, makeReadChange(WELCOME_ENTRY.id))).toBe(false)
    expect(hasEffect(TWO_ENTRY_LEDGER, makeReadChange(CONFIRMED_ENTRY.id))).toBe(true)
    expect(hasEffect(TWO_ENTRY_LEDGER, makeDeletionChange('somebody else'))).toBe(false)
    expect(hasEffect({ ...TWO_ENTRY_LEDGER, unread: 3, total: 9 }, makeFullChange('read'))).toBe(
      true,
    )
  })

  it('rolls back by dropping the change', () => {
    const queue = [makeReadChange(CONFIRMED_ENTRY.id), makeDeletionChange(WELCOME_ENTRY.id)]
    expect(makeShownLedger({ ledger: TWO_ENTRY_LEDGER, queue, graced: null }).notices).toHaveLength(
      1,
    )
    expect(makeShownLedger({ ledger: TWO_ENTRY_LEDGER, queue: [], graced: null })).toEqual(
      TWO_ENTRY_LEDGER,
    )
  })

  it('stays consistent after any change', () => {
    fc.assert(
      fc.property(ledger, fc.array(change), (before, queue) => {
        const after = makeShownLedger({ ledger: before, queue, graced: null })
        expect([isConsistent(after), after.unread >= 0]).toEqual([true, true])
        expect(after.total).toBeGreaterThanOrEqual(after.notices.length)
      }),
    )
  })

  it('gives the same result when a change is applied twice', () => {
    fc.assert(
      fc.property(ledger, change, (before, one) => {
        const once = applyChange(before, one)
        expect(applyChange(once, one)).toEqual(once)
      }),
    )
  })

  // @shows NOTIF-13
  it('prefers the entries to a counter that contradicts them', () => {
    expect(reconcileLedger({ ...TWO_ENTRY_LEDGER, unread: 5 }).unread).toBe(1)
    expect(reconcileLedger({ ...TWO_ENTRY_LEDGER, unread: 0 }).unread).toBe(1)
    expect(reconcileLedger({ ...TWO_ENTRY_LEDGER, unread: 5, total: 9 }).unread).toBe(5)
  })
})
