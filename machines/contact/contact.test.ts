import { controlPorts } from 'statechart-paths/walk'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { SUCCESS, NETWORK_PROBLEM, createRefusal } from '../testing/problems.ts'
import { INVALID_SENDER_PROBLEM, MESSAGE } from './contact.journeys.ts'
import { contactMachine } from './contact.machine.ts'

function openContact() {
  const { machine, answer, refuse, waiting } = controlPorts(contactMachine)
  const actor = createActor(machine).start()
  const told: string[] = []
  actor.on('*', ({ type }) => told.push(type))
  const send = () => actor.send({ type: 'message.completed', message: MESSAGE })
  return { actor, told, send, answer, refuse, waiting, now: () => actor.getSnapshot() }
}

describe('message to the operator', () => {
  // @shows PAGE-34, FORM-13
  it('is sent once, no matter how often the button is pressed', async () => {
    const { send, waiting, answer, told } = openContact()
    send()
    send()
    expect(waiting()).toEqual(['sendMessage'])
    await answer('sendMessage', SUCCESS)

    expect([waiting(), told]).toEqual([[], ['sent']])
  })

  it('shows the address that receives the copy, and starts over for another message', async () => {
    const { actor, send, answer, now } = openContact()
    send()
    await answer('sendMessage', SUCCESS)
    expect([now().value, now().context.email]).toEqual(['sent', MESSAGE.email])
    actor.send({ type: 'another.requested' })

    expect(now().value).toBe('writing')
    expect(now().context).toEqual({ email: null, problem: null })
  })

  it('shows a rejected field differently from a failure, and can be sent again', async () => {
    const { send, answer, refuse, now } = openContact()
    send()
    await answer('sendMessage', createRefusal('invalid-request', INVALID_SENDER_PROBLEM))
    expect([now().value, now().context.problem]).toEqual(['refused', INVALID_SENDER_PROBLEM])
    send()
    await refuse('sendMessage', NETWORK_PROBLEM)
    expect([now().value, now().context.problem]).toEqual(['failed', NETWORK_PROBLEM])
    send()
    await answer('sendMessage', SUCCESS)

    expect([now().value, now().context.problem]).toEqual(['sent', null])
  })
})
