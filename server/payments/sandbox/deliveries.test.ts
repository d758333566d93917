import { expect, it } from 'vitest'

import { PAYER_CARDS, Payer } from '../../testing/payer.ts'
import { clearDueWork } from '../../testing/payment-calls.ts'
import { createTestServer, NOW } from '../../testing/test-server.ts'

const MINUTE_MS = 60_000
const respondWhileDown = () => Promise.reject(new Error('connect ECONNREFUSED'))

it('a sandbox webhook arrives at a server that was down for an hour', async () => {
  const server = await createTestServer()
  await clearDueWork(server)
  const payer = new Payer(server)
  await payer.book()
  await payer.prepare({ amount: 576 })
  await payer.pay(PAYER_CARDS.accepted)

  const sendDue = (respond: () => Promise<Response>, minute: number) => {
    server.clock.now = new Date(NOW.getTime() + minute * MINUTE_MS)
    return server.sandbox.deliver(respond)
  }
  for (let minute = 0; minute <= 60; minute += 0.25) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    expect(await sendDue(respondWhileDown, minute)).toBe(0)
  }

  expect(await sendDue(() => Promise.resolve(new Response('OK')), 120)).toBe(1)
  await server.close()
})
