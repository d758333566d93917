import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { ApiProblem } from '#api/problem.ts'
import { click, fill, renderPage, settle } from '#testing/page.tsx'

import { FIAT_DETAIL } from '../testing/bookings.ts'
import { SENT_MESSAGE } from '../testing/messages.ts'
import { MessageForm, type MessageFormProps } from './message-form.tsx'

beforeEach(() => sessionStorage.clear())

type SentMessage = Parameters<MessageFormProps['onSend']>[0]

/** Renders the form. The first message fails, as if the network was lost. */
function show() {
  const sent: SentMessage[] = []
  const onSend = (message: SentMessage) => {
    sent.push(message)
    return sent.length === 1
      ? Promise.reject(new ApiProblem({ kind: 'network' }))
      : Promise.resolve(SENT_MESSAGE)
  }
  const draw = () =>
    renderPage(<MessageForm booking={FIAT_DETAIL} onSend={onSend} onSent={() => undefined} />)
  draw()
  const reload = () => {
    cleanup()
    draw()
  }
  return { sent, reload }
}

const sendText = async (text: string) => {
  await fill('Your message', text)
  await click('button', 'Send message')
}
const getField = () => screen.getByLabelText('Your message')

it('the same text is sent again with the same key, even after a reload', async () => {
  const { sent, reload } = show()
  await sendText('Hello')
  reload()
  expect(getField()).toHaveValue('Hello')
  await click('button', 'Send message')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(sent[0]?.key).toMatch(/^[\w-]{36}$/)
})

it('a different text, or one that has already been sent, gets a new key', async () => {
  const { sent } = show()
  await sendText('Hello')
  await sendText('Hello there')
  await sendText('Hello there')
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
})

it('a draft survives a reload until it is sent', async () => {
  const { sent, reload } = show()
  await sendText('Hello')
  await fill('Your message', 'Hello again')
  reload()
  expect(getField()).toHaveValue('Hello again')
  await click('button', 'Send message')
  expect(sent).toHaveLength(2)
  reload()
  expect(getField()).toHaveValue('')
})

it('text typed while a message is being sent is kept', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof SENT_MESSAGE>()
  const draw = () =>
    renderPage(
      <MessageForm booking={FIAT_DETAIL} onSend={() => promise} onSent={() => undefined} />,
    )
  draw()
  await sendText('Hello')
  await fill('Your message', 'One more thing')
  await settle(() => resolve(SENT_MESSAGE))
  cleanup()
  draw()
  expect(getField()).toHaveValue('One more thing')
})
