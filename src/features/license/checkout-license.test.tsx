import { waitFor } from '@testing-library/react'
import { createActor } from 'xstate'
import { describe, expect, it, vi } from 'vitest'

import { GUEST_INPUT, QUOTE } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { checkoutMachine } from '@masar/machines/checkout/checkout.machine.ts'
import { makeCheckpoint } from '@masar/machines/checkout/checkout-facts.ts'
import { controlPorts } from 'statechart-paths/walk'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { hostFlows } from '#testing/flow-deps.ts'

import { checkoutLicenseFlow } from './checkout-license.tsx'

const DELETE_CALL = 'POST /api/delete-temp-license/photo.jpg'
const PICKED_FILE = { id: '1', name: 'photo.jpg', size: 9, type: 'image/jpeg' }

/** Opens the driver step of a checkout as a guest. */
async function openDriverStep() {
  const ports = controlPorts(checkoutMachine)
  const checkout = createActor(ports.machine, { input: GUEST_INPUT })
  checkout.start()
  await ports.answer('quote', { ...QUOTE, licenseRequired: true })
  checkout.send({ type: 'step.completed', invalid: [] })
  const flows = hostFlows()
  const again = () => flows.open(checkoutLicenseFlow, checkout)
  const drafted = () => checkout.getSnapshot().context.draft.license
  return { checkout, ports, license: again(), again, drafted }
}

type OpenedCheckout = Awaited<ReturnType<typeof openDriverStep>>

/** Simulates a completed upload. */
function completeUpload({ license }: OpenedCheckout) {
  const { actor } = license.current()
  actor.send({ type: 'file.changed', file: 'photo.jpg' })
}

describe('the license in checkout', () => {
  it('keeps its flow when the driver step is shown again', async () => {
    const opened = await openDriverStep()
    expect(opened.again()).toBe(opened.license)
  })

  it('is added to the draft when it is uploaded, and removed when it is deleted', async () => {
    vi.stubGlobal('XMLHttpRequest', SucceedingUpload)
    controlFetch({ [DELETE_CALL]: respondAlways(200, 'OK') })
    const { license, drafted } = await openDriverStep()
    await license.current().pick(new File([JPEG_BYTES], PICKED_FILE.name))
    await waitFor(() => expect(drafted()).toBe('photo.jpg'))
    license.current().actor.send({ type: 'removal.requested' })
    license.current().actor.send({ type: 'removal.confirmed' })

    await waitFor(() => expect(drafted()).toBeNull())
  })

  it('is deleted when a guest leaves checkout', async () => {
    const wire = controlFetch({ [DELETE_CALL]: respondAlways(200, 'OK') })
    const opened = await openDriverStep()
    completeUpload(opened)
    opened.checkout.send({ type: 'checkout.closed' })

    await waitFor(() => expect(wire.calls.map(({ name }) => name)).toEqual([DELETE_CALL]))
  })

  it('is kept for a guest who only closes the page', async () => {
    vi.stubGlobal('XMLHttpRequest', SucceedingUpload)
    const wire = controlFetch()
    const { checkout, license, drafted } = await openDriverStep()
    await license.current().pick(new File([JPEG_BYTES], PICKED_FILE.name))
    await waitFor(() => expect(drafted()).toBe('photo.jpg'))
    expect(makeCheckpoint(checkout.getSnapshot())?.draft.license).toBe('photo.jpg')
    checkout.stop()

    expect([wire.calls, license.current().actor.getSnapshot().status]).toEqual([[], 'stopped'])
  })
})

const JPEG_BYTES = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0)

/** A fake `XMLHttpRequest` whose uploads succeed immediately. */
class SucceedingUpload extends EventTarget {
  upload = new EventTarget()
  status = 200
  responseText = '"photo.jpg"'
  withCredentials = false
  open() {}
  send() {
    queueMicrotask(() => {
      this.dispatchEvent(new Event('load'))
      this.dispatchEvent(new Event('loadend'))
    })
  }
}
