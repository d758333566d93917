import { waitFor } from '@testing-library/react'
import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'

import { chooseCapabilities } from '#api/backends.ts'
import { ALL_CAPABILITIES } from '#api/capabilities.ts'
import type { Booking } from '#api/queries/bookings.query.ts'
import { BADIS } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { SIGNED_OUT_VIEWER } from '#api/viewer.ts'

import { createTestSession, hostFlows } from '#testing/flow-deps.ts'

import { CHANGEABLE_BOOKING, FIAT_CAR } from '../../testing/amendments.ts'
import { AMIRA_VIEWER } from '../../testing/bookings.ts'
import { amendmentFlow } from './amendment.flow.ts'

const CAR_CALL = `GET /api/car/${FIAT_CAR._id}/en`
const SAVE_CALL = 'PUT /api/update-booking'
const DRAFT_KEY = `masar-typed amendment ${CHANGEABLE_BOOKING._id}`

beforeEach(() => {
  sessionStorage.clear()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

/** Runs the flow with a real client; only the network is controlled. */
function openFlow(booking: Booking = CHANGEABLE_BOOKING, capabilities = ALL_CAPABILITIES) {
  const { session, become } = createTestSession(AMIRA_VIEWER)
  const flows = hostFlows({ session, config: { capabilities } })
  const actor = flows.open(amendmentFlow, booking)
  const close = () => flows.close('amendment')
  const signOut = () => become(SIGNED_OUT_VIEWER, { type: 'signedOut', why: 'left' })
  const at = (state: unknown) => waitFor(() => expect(actor.getSnapshot().value).toEqual(state))
  return { actor, at, close, signOut }
}

/** Extends the rental by one day, until 4 June at 10:00. */
function addDay(flow: ReturnType<typeof openFlow>) {
  flow.actor.send({ type: 'draft.edited', changes: { to: '2027-06-04T10:00' } })
  flow.actor.send({ type: 'draft.completed', invalid: [] })
}

describe('pricing a change', () => {
  it('uses current prices, and checks availability only for the new hours', async () => {
    const wire = controlFetch({
      [CAR_CALL]: respondAlways(200, { ...FIAT_CAR, availability: 'free' }),
    })
    const flow = openFlow()
    addDay(flow)
    await flow.at('confirming')

    expect(wire.calls).toHaveLength(1)
    const { quote } = flow.actor.getSnapshot().context
    expect(quote?.lines).toEqual([{ kind: 'day', quantity: 3, unitPrice: 65_250, amount: 195_750 }])
  })

  it('fails when the car is already booked for the new hours', async () => {
    controlFetch({ [CAR_CALL]: respondAlways(200, { ...FIAT_CAR, availability: 'taken' }) })
    const flow = openFlow()
    addDay(flow)
    await flow.at({ refused: 'carTaken' })

    expect(flow.actor.getSnapshot().context.quote?.availability).toBe('taken')
  })
})

async function saveChange(booking: Booking = CHANGEABLE_BOOKING, changes = {}) {
  const free = { ...FIAT_CAR, availability: 'free' }
  const wire = controlFetch({
    [CAR_CALL]: respondAlways(200, free),
    [SAVE_CALL]: respondAlways(200, 'OK'),
  })
  const flow = openFlow(booking)
  flow.actor.send({ type: 'draft.edited', changes })
  addDay(flow)
  await flow.at('confirming')
  flow.actor.send({ type: 'amendment.confirmed' })
  await flow.at('saved')
  return wire.calls.at(-1)?.body
}

describe('saving a change', () => {
  it('sends UTC instants and the displayed price, and omits an unchanged driver', async () => {
    const body = await saveChange()
    expect(body).toMatchObject({
      booking: {
        _id: CHANGEABLE_BOOKING._id,
        from: '2027-06-01T09:00:00.000Z',
        to: '2027-06-04T09:00:00.000Z',
        amendments: true,
        theftProtection: true,
        // Three days, plus the cancellation and amendment options.
        price: 195.75 + 20 + 15,
      },
    })
    expect(body).not.toHaveProperty('additionalDriver')
  })

  it('sends the deposit amount when only the deposit is paid online', async () => {
    const body = await saveChange({
      ...CHANGEABLE_BOOKING,
      status: 'deposit',
      isDeposit: true,
      price: 250,
    })
    expect(body).toMatchObject({ booking: { price: 250, isDeposit: true } })
  })

  it('sends the current status when the backend requires it', async () => {
    const read = { ...CHANGEABLE_BOOKING, status: 'paid' }
    const wire = controlFetch({
      [CAR_CALL]: respondAlways(200, { ...FIAT_CAR, availability: 'free' }),
      [`GET /api/booking/${CHANGEABLE_BOOKING._id}/en`]: respondAlways(200, read),
      [SAVE_CALL]: respondAlways(200, 'OK'),
    })
    const flow = openFlow(CHANGEABLE_BOOKING, chooseCapabilities('bookcars', {}))
    addDay(flow)
    await flow.at('confirming')
    flow.actor.send({ type: 'amendment.confirmed' })
    await flow.at('saved')

    expect(wire.calls.at(-1)).toMatchObject({
      name: SAVE_CALL,
      body: { booking: { status: 'paid' } },
    })
  })

  it('sends a new additional driver', async () => {
    const extras = { ...AMENDED_EXTRAS, additionalDriver: true }
    const body = await saveChange(CHANGEABLE_BOOKING, { extras, additionalDriver: BADIS })
    expect(body).toMatchObject({
      booking: { additionalDriver: true },
      additionalDriver: { ...BADIS, phone: '+21698765432' },
    })
  })
})

const AMENDED_EXTRAS = {
  cancellation: true,
  amendments: true,
  theftProtection: true,
  collisionDamageWaiver: false,
  fullInsurance: false,
  additionalDriver: false,
}

describe('the stored draft', () => {
  it('is restored after a reload, until the customer discards it', async () => {
    controlFetch()
    const first = openFlow()
    first.actor.send({ type: 'draft.edited', changes: { to: '2027-06-09T10:00' } })
    await first.close()
    const second = openFlow()
    expect(second.actor.getSnapshot().context.draft.to).toBe('2027-06-09T10:00')
    second.actor.send({ type: 'amendment.closed' })

    expect(openFlow().actor.getSnapshot().context.draft.to).toBe('2027-06-03T10:00')
  })

  it('is deleted when the customer signs out', () => {
    controlFetch()
    const { actor, signOut } = openFlow()
    actor.send({ type: 'draft.edited', changes: { additionalDriver: BADIS } })
    expect(sessionStorage.getItem(DRAFT_KEY)).toContain('badis@')
    signOut()

    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull()
  })

  it('is ignored when it is invalid', () => {
    controlFetch()
    sessionStorage.setItem(DRAFT_KEY, '{"to":"soon"}')
    expect(openFlow().actor.getSnapshot().context.draft.to).toBe('2027-06-03T10:00')
  })
})
