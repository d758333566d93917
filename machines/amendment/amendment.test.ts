import { controlPorts } from 'statechart-paths/walk'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import type { Quote } from '@masar/domain/pricing/quote.ts'

import { DEARER_QUOTE, QUOTE, TAKEN_QUOTE } from '../checkout/testing/checkout-fixtures.ts'
import { SUCCESS } from '../testing/problems.ts'
import type { AmendmentFact } from './amendment-facts.ts'
import { isUnchanged, findPriceChange } from './amendment-price.ts'
import {
  AMENDMENT_INPUT,
  AMENDABLE_BOOKING,
  EXTENSION_CHANGES,
  makePriceAnswer,
  AMENDMENT_REFUSALS,
} from './amendment.journeys.ts'
import { amendmentMachine } from './amendment.machine.ts'

const LONGER_QUOTE: Quote = {
  ...QUOTE,
  lines: [{ kind: 'day' as const, quantity: 3, unitPrice: 65_000, amount: 195_000 }],
}

function openAmendment(input = AMENDMENT_INPUT) {
  const ports = controlPorts(amendmentMachine)
  const actor = createActor(ports.machine, { input })
  const facts: AmendmentFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  return { ...ports, actor, facts, now: () => actor.getSnapshot() }
}

async function openPricedAmendment(quote = LONGER_QUOTE) {
  const amendment = openAmendment()
  amendment.actor.send({ type: 'draft.edited', changes: EXTENSION_CHANGES })
  amendment.actor.send({ type: 'draft.completed', invalid: [] })
  await amendment.answer('reprice', makePriceAnswer(quote))
  return amendment
}

async function saveAmendment() {
  const amendment = await openPricedAmendment()
  amendment.actor.send({ type: 'amendment.confirmed' })
  return amendment
}

describe('amendment', () => {
  // @shows BOOKING-21
  it('shows the old price, the new price and the difference before it saves anything', async () => {
    const { now, waiting } = await openPricedAmendment()
    expect([now().value, waiting()]).toEqual(['confirming', []])
    expect(findPriceChange(now().context)).toEqual({
      before: 130_000,
      after: 195_000,
      difference: 65_000,
    })
  })

  it('saves the change at the price that was shown', async () => {
    const { now, calls, answer, facts } = await saveAmendment()
    expect(calls.at(-1)?.input).toEqual({
      bookingId: AMENDMENT_INPUT.bookingId,
      carId: AMENDMENT_INPUT.carId,
      draft: { ...AMENDABLE_BOOKING, ...EXTENSION_CHANGES },
      price: 195_000,
    })
    await answer('saveAmendment', SUCCESS)
    expect([now().value, facts]).toEqual([
      'saved',
      [{ type: 'amended', bookingId: AMENDMENT_INPUT.bookingId }],
    ])
  })

  it('requests no price while nothing has changed', () => {
    const { actor, now, waiting } = openAmendment()
    actor.send({ type: 'draft.completed', invalid: [] })
    expect([now().context.invalid, waiting()]).toEqual([['unchanged'], []])
    actor.send({ type: 'draft.edited', changes: EXTENSION_CHANGES })
    actor.send({ type: 'draft.reset' })
    expect(isUnchanged(now().context)).toBe(true)
  })

  it('shows the new price next to the accepted one when the price changed before saving', async () => {
    const { actor, now, answer, calls } = await saveAmendment()
    await answer('saveAmendment', AMENDMENT_REFUSALS['price changed'])
    await answer('reprice', makePriceAnswer(DEARER_QUOTE))
    expect([now().value, now().context.agreed]).toEqual(['priceChanged', 195_000])
    actor.send({ type: 'amendment.confirmed' })
    expect(calls.at(-1)?.input).toMatchObject({ price: 140_000 })
  })

  it('stops when the server rejects the price that it quoted', async () => {
    const { now, answer } = await saveAmendment()
    await answer('saveAmendment', AMENDMENT_REFUSALS['price changed'])
    await answer('reprice', makePriceAnswer(LONGER_QUOTE))
    expect(now().value).toEqual({ refused: 'saveFailed' })
  })

  it('keeps the draft when the car is unavailable, before or while saving', async () => {
    const before = await openPricedAmendment(TAKEN_QUOTE)
    expect(before.now().value).toEqual({ refused: 'carTaken' })
    const { actor, now, answer } = await saveAmendment()
    await answer('saveAmendment', AMENDMENT_REFUSALS['car taken'])
    actor.send({ type: 'back.requested' })
    expect([now().value, now().context.draft.to]).toEqual(['editing', EXTENSION_CHANGES.to])
  })

  it('marks the fields that the server rejects', async () => {
    const { now, answer } = await saveAmendment()
    await answer('saveAmendment', AMENDMENT_REFUSALS['closed then'])
    expect([now().value, now().context.invalid]).toEqual(['editing', ['to']])
    expect(now().context.problem).toMatchObject({ code: 'closed-at-that-hour' })
  })

  it('continues after a sign-in, with a fresh price', async () => {
    const { actor, now, answer } = await saveAmendment()
    await answer('saveAmendment', AMENDMENT_REFUSALS['session over'])
    actor.send({ type: 'session.changed', isSignedIn: true })
    await answer('reprice', makePriceAnswer(LONGER_QUOTE))
    expect([now().value, now().context.draft.to]).toEqual(['confirming', EXTENSION_CHANGES.to])
  })

  it('shows that the booking can no longer be changed', async () => {
    const { now, answer } = await saveAmendment()
    await answer('saveAmendment', AMENDMENT_REFUSALS['not any more'])
    expect(now().value).toEqual({ refused: 'barred' })
  })

  it('sends the same change again after a lost connection', async () => {
    const { actor, refuse, calls } = await saveAmendment()
    await refuse('saveAmendment', { kind: 'timeout' })
    actor.send({ type: 'retry.requested' })
    expect(calls.at(-1)).toEqual(calls.at(-2))
  })

  it('restores the draft after a reload', () => {
    const { now } = openAmendment({
      ...AMENDMENT_INPUT,
      resume: { ...AMENDABLE_BOOKING, ...EXTENSION_CHANGES },
    })
    expect([now().value, now().context.draft.to]).toEqual(['editing', EXTENSION_CHANGES.to])
  })

  it('shows the latest quote when the server rejects its price', async () => {
    const { now, answer } = await saveAmendment()
    await answer('saveAmendment', AMENDMENT_REFUSALS['price changed'])
    const quoted = { ...LONGER_QUOTE, minimumAge: LONGER_QUOTE.minimumAge + 4 }
    await answer('reprice', makePriceAnswer(quoted))
    expect(now().value).toEqual({ refused: 'saveFailed' })
    expect(now().context.quote).toEqual(quoted)
  })
})
