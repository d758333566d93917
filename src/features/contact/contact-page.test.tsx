import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import type { Message } from '@masar/machines/contact/contact.machine.ts'
import { controlFetch, type OpenCall, respondAlways } from '#testing/calls.ts'
import { hostFlows } from '#testing/flow-deps.ts'
import { click, fill, renderPage, settle } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'
import type { Viewer } from '#api/viewer.ts'
import { ViewerProvider } from '#rental/viewer.tsx'

import { ContactPage } from './contact-page.tsx'
import { contactFlow } from './contact.flow.ts'

const SEND_CALL = 'POST /api/send-email'

const MESSAGE: Message = {
  email: 'badis@example.org',
  subject: 'A child seat',
  message: 'Do your cars have child seats?\n<b>Badis</b>',
}

const CONTACT_EMAIL = 'contact@masar.example'
const respondAccepted = respondAlways(200, 'OK')

function makeContactPage() {
  const actor = hostFlows().open(contactFlow, CONTACT_EMAIL)
  return <ContactPage contactEmail={CONTACT_EMAIL} actor={actor} />
}

/** Renders the page with its real flow; only the network is controlled. */
function showPage(answer: (call: OpenCall) => void = respondAccepted) {
  const wire = controlFetch({ [SEND_CALL]: answer })
  renderPage(makeContactPage())
  return { sent: () => wire.calls.map(({ body }) => body) }
}

async function fillInMessage({ email, subject, message }: Message = MESSAGE) {
  await fill('Your email address', email)
  await fill('Subject', subject)
  await fill('Message', message)
  await click('button', 'Send')
}

const field = (name: string) => screen.getByLabelText(name)

const respondThrottled = (call: OpenCall) =>
  call.answer(429, { code: 'too-many-requests' }, { 'retry-after': '40' })

describe('the contact page', () => {
  // @shows PAGE-18, PAGE-19
  it('sends the message, and moves the focus to a confirmation', async () => {
    const { sent } = showPage()
    await fillInMessage({ ...MESSAGE, email: ' badis@example.org ' })

    const thanks = await screen.findByText('Your message has been sent.')
    expect(document.activeElement).toContainElement(thanks)
    expect(screen.getByText(/sent a confirmation to badis@example\.org/)).toBeVisible()
    const { email, ...words } = MESSAGE
    expect(sent()).toMatchObject([
      { ...words, from: email, to: CONTACT_EMAIL, isContactForm: true },
    ])
  })

  it('shows an empty form for another message', async () => {
    showPage()
    await fillInMessage()
    await click('button', 'Write another message')

    expect(field('Message')).toHaveValue('')
    expect(field('Subject')).toHaveValue('')
  })

  // @shows PAGE-19
  it('requires all three fields, and focuses the first one', async () => {
    const { sent } = showPage()
    await click('button', 'Send')

    expect(screen.getByRole('alert')).toHaveTextContent(
      /Please fill in the fields:.*Your email address.*Subject.*Message/,
    )
    expect(field('Your email address')).toHaveFocus()
    expect(sent()).toEqual([])
  })

  it('shows an error at each field that the server would reject', async () => {
    const { sent } = showPage()
    await fill('Your email address', 'badis@example')
    await userEvent.click(field('Subject'))
    await userEvent.paste('s'.repeat(201))
    await userEvent.click(field('Message'))
    await userEvent.paste('m'.repeat(10_000))
    await click('button', 'Send')

    expect(field('Your email address')).toHaveAccessibleDescription(/Invalid email address/)
    expect(field('Subject')).toHaveAccessibleDescription('Too long: up to 200 characters.')
    expect(field('Message')).toHaveAccessibleDescription('Too long: up to 5000 characters.')
    expect(field('Message')).toHaveValue('m'.repeat(10_000))
    expect(sent()).toEqual([])
  })

  // @shows FORM-13
  it('sends one request, however often the button is pressed', async () => {
    const wire = controlFetch()
    renderPage(makeContactPage())
    await fillInMessage()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Sending…' }))

    expect(wire.calls).toHaveLength(1)
    await settle(() => wire.waiting(SEND_CALL).answer(200, 'OK'))
    expect(await screen.findByText('Your message has been sent.')).toBeVisible()
  })

  it.each<[string, (call: OpenCall) => void, RegExp]>([
    [
      'a foreign page',
      respondAlways(403, { code: 'foreign-origin' }),
      /Email us at contact@masar\.example\./,
    ],
    ['too many messages', respondThrottled, /Too many attempts\. Try again in 40 seconds/],
    ['a broken server', respondAlways(500), /Something went wrong! Try again later\./],
    ['a server without email', respondAlways(204), /Something went wrong! Try again later\./],
    ['no network', (call) => call.lose(), /couldn’t reach the server/],
  ])('keeps the input when the message is not sent: %s', async (_why, answer, words) => {
    showPage(answer)
    await fillInMessage()

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Your message hasn’t been sent.')
    expect(alert).toHaveTextContent(words)
    expect(field('Message')).toHaveValue(MESSAGE.message)
  })

  it.each([
    ['/from', 'Your email address', /Invalid email address/],
    ['/subject', 'Subject', /Check this field/],
    ['/message', 'Message', /Check this field/],
  ])(
    'shows the server’s error at the field that it refers to: %s',
    async (pointer, name, words) => {
      showPage(respondAlways(400, { code: 'invalid-request', errors: [{ in: 'body', pointer }] }))
      await fillInMessage()

      expect(await screen.findByLabelText(name)).toHaveAccessibleDescription(words)
      expect(field(name)).toHaveFocus()
    },
  )

  it('restores the input after a reload', async () => {
    showPage()
    await fill('Message', 'I have beg')
    cleanup()
    showPage()

    expect(field('Message')).toHaveValue('I have beg')
  })
})

const makeViewerPage = (viewer: Viewer) => (
  <ViewerProvider viewer={viewer}>{makeContactPage()}</ViewerProvider>
)

describe('a signed-in customer’s email address', () => {
  const unknown: Viewer = { status: 'unknown', user: null }
  const signedIn: Viewer = { status: 'signedIn', user: { ...ANA, type: 'user' } }

  it('is filled in, even when the session loads late', () => {
    const { redraw } = renderPage(makeViewerPage(unknown))
    expect(field('Your email address')).toHaveValue('')
    redraw(makeViewerPage(signedIn))
    expect(field('Your email address')).toHaveValue(ANA.email)
  })

  it('never replaces an address that the customer typed', async () => {
    const { redraw } = renderPage(makeViewerPage(unknown))
    await fill('Your email address', 'badis@example.org')
    redraw(makeViewerPage(signedIn))
    expect(field('Your email address')).toHaveValue('badis@example.org')
  })
})
