import {
  type MessageFromFrame,
  listenToMessages,
  type SessionKey,
  type MessageToFrame,
} from '../messages.ts'
import { callStripe } from './calls.ts'

/**
 * The card frame of `js.stripe.com`. It sends the card to Stripe itself, so that neither our page nor our
 * server sees it.
 */

const CARD_FIELDS = [
  { name: 'number', label: 'Card number', autocomplete: 'cc-number', pattern: /^\d{12,19}$/ },
  { name: 'expiry', label: 'Expiration date', autocomplete: 'cc-exp', pattern: /^\d{2}\/?\d{2}$/ },
  { name: 'code', label: 'Security code', autocomplete: 'cc-csc', pattern: /^\d{3,4}$/ },
]

const fieldInputs = CARD_FIELDS.map(({ label, autocomplete, ...field }) => {
  const input = document.createElement('input')
  input.autocomplete = autocomplete as AutoFill
  input.inputMode = 'numeric'
  input.addEventListener('input', postChange)
  const wrapper = document.createElement('label')
  wrapper.append(label, input)
  document.body.append(wrapper)
  return { ...field, input }
})

const readTypedValue = (input: HTMLInputElement) => input.value.replaceAll(' ', '')

function postToPage(message: MessageFromFrame) {
  parent.postMessage(message, '*')
}

function postChange() {
  postToPage({
    standIn: 'changed',
    empty: fieldInputs.every(({ input }) => input.value === ''),
    complete: fieldInputs.every(({ input, pattern }) => pattern.test(readTypedValue(input))),
  })
}

async function confirmPayment(session: SessionKey) {
  const card = Object.fromEntries(
    fieldInputs.map(({ name, input }) => [name, readTypedValue(input)]),
  )
  try {
    postToPage({ standIn: 'confirmed', session: await callStripe(session, 'confirm', card) })
  } catch (error) {
    postToPage({ standIn: 'not-confirmed', message: error instanceof Error ? error.message : '' })
  }
}

listenToMessages<MessageToFrame>({
  from: () => parent,
  onMessage: (message) => {
    if (message.standIn === 'confirm') void confirmPayment(message.session)
    else for (const { input } of fieldInputs) input.value = ''
  },
})
postToPage({ standIn: 'ready' })
