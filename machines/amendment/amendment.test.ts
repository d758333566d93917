import { controlPorts } from 'statechart-paths/walk'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import type { Quote } from '@masar/domain/pricing/quote.ts'

import { DEARER, QUOTE, TAKEN } from '../checkout/testing/checkout-fixtures.ts'
import { DONE } from '../testing/problems.ts'
import type { AmendmentFact } from './amendment-facts.ts'
import { isUnchanged, findPriceChange } from './amendment-price.ts'
import { AMENDMENT, AMENDABLE, LONGER, priced, AMENDMENT_REFUSALS } from './amendment.journeys.ts'
import { amendmentMachine } from './amendment.machine.ts'

const LONG: Quote = {
  ...QUOTE,
  lines: [{ kind: 'day' as const, quantity: 3, unitPrice: 65_000, amount: 195_000 }],
}

function open(input = AMENDMENT) {
  const ports = controlPorts(amendmentMachine)
  const actor = createActor(ports.machine, { input })
  const facts: AmendmentFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  return { ...ports, actor, facts, now: () => actor.getSnapshot() }
}

async function openPriced(quote = LONG) {
  const amendment = open()
  amendment.actor.send({ type: 'draft.edited', changes: LONGER })
  amendment.actor.send({ type: 'draft.completed', invalid: [] })
  await amendment.answer('reprice', priced(quote))
  return amendment
}

async function save() {
  const amendment = await openPriced()
  amendment.actor.send({ type: 'amendment.confirmed' })
  return amendment
}

describe('amendment', () => {
  // @shows BOOKING-21
  it('shows the old price, the new price and the difference before it saves anything', async () => {
    const { now, waiting } = await openPriced()
    expect([now().value, waiting()]).toEqual(['confirming', []])
    expect(findPriceChange(now().context)).toEqual({
      before: 130_000,
      after: 195_000,
      difference: 65_000,
    })
  })

  it('saves the change at the price that was shown', async () => {
    const { now, calls, answer, facts } = await save()
    expect(calls.at(-1)?.input).toEqual({
      bookingId: AMENDMENT.bookingId,
      carId: AMENDMENT.carId,
      draft: { ...AMENDABLE, ...LONGER },
      price: 195_000,
    })
    await answer('saveAmendment', DONE)
    expect([now().value, facts]).toEqual([
      'saved',
      [{ type: 'amended', bookingId: AMENDMENT.bookingId }],
    ])
  })

  it('has no price while nothing is changed', () => {
    const { actor, now, waiting } = open()
    actor.send({ type: 'draft.completed', invalid: [] })
    expect([now().context.invalid, waiting()]).toEqual([['unchanged'], []])
    actor.send({ type: 'draft.edited', changes: LONGER })
    actor.send({ type: 'draft.reset' })
    expect(isUnchanged(now().context)).toBe(true)
  })

  it('shows the new price next to the accepted one when it changed before saving', async () => {
    const { actor, now, answer, calls } = await save()
    await answer('saveAmendment', AMENDMENT_REFUSALS['price changed'])
    await answer('reprice', priced(DEARER))
    expect([now().value, now().context.agreed]).toEqual(['priceChanged', 195_000])
    actor.send({ type: 'amendment.confirmed' })
    expect(calls.at(-1)?.input).toMatchObject({ price: 140_000 })
  })

  it('stops when the server refuses the price that it quoted', async () => {
    const { now, answer } = await save()
    await answer('saveAmendment', AMENDMENT_REFUSALS['price changed'])
    await answer('reprice', priced(LONG))
    expect(now().value).toEqual({ refused: 'saveFailed' })
  })

  it('keeps the draft when the car is unavailable, before or while saving', async () => {
    const before = await openPriced(TAKEN)
    expect(before.now().value).toEqual({ refused: 'carTaken' })
    const { actor, now, answer } = await save()
    await answer('saveAmendment', AMENDMENT_REFUSALS['car taken'])
    actor.send({ type: 'back.requested' })
    expect([now().value, now().context.draft.to]).toEqual(['editing', LONGER.to])
  })

  it('marks the fields that the server rejects', async () => {
    const { now, answer } = await save()
    await answer('saveAmendment', AMENDMENT_REFUSALS['closed then'])
    expect([now().value, now().context.invalid]).toEqual(['editing', ['to']])
    expect(now().context.problem).toMatchObject({ code: 'closed-at-that-hour' })
  })

  it('continues after a sign-in, with a fresh price', async () => {
    const { actor, now, answer } = await save()
    await answer('saveAmendment', AMENDMENT_REFUSALS['session over'])
    actor.send({ type: 'session.changed', isSignedIn: true })
    await answer('reprice', priced(LONG))
    expect([now().value, now().context.draft.to]).toEqual(['confirming', LONGER.to])
  })

  it('shows that the booking can no longer be changed', async () => {
    const { now, answer } = await save()
    await answer('saveAmendment', AMENDMENT_REFUSALS['not any more'])
    expect(now().value).toEqual({ refused: 'barred' })
  })

  it('sends the same change again after a lost connection', async () => {
    const { actor, refuse, calls } = await save()
    await refuse('saveAmendment', { kind: 'timeout' })
    actor.send({ type: 'retry.requested' })
    expect(calls.at(-1)).toEqual(calls.at(-2))
  })

  it('restores the draft after a reload', () => {
    const { now } = open({ ...AMENDMENT, resume: { ...AMENDABLE, ...LONGER } })
    expect([now().value, now().context.draft.to]).toEqual(['editing', LONGER.to])
  })

  it('shows the quoted price when the server insists on a different one', async () => {
    const { now, answer } = await save()
    await answer('saveAmendment', AMENDMENT_REFUSALS['price changed'])
    const quoted = { ...LONG, minimumAge: LONG.minimumAge + 4 }
    await answer('reprice', priced(quoted))
    expect(now().value).toEqual({ refused: 'saveFailed' })
    expect(now().context.quote).toEqual(quoted)
  })
})
