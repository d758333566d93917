import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { ApiProblem } from '#api/problem.ts'
import type { Problem } from '#domain/problem.ts'
import { deferred } from '#testing/deferred.ts'
import { click, fill, renderPage, settle } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'
import { type Viewer, ViewerProvider } from '#ui/viewer.tsx'

import type { Written } from './contact-form.tsx'
import { ContactPage } from './contact-page.tsx'

type Send = (written: Written) => Promise<void>

const WORDS: Written = {
  email: 'badis@example.org',
  subject: 'A child seat',
  message: 'Do your cars have child seats?\n<b>Badis</b>',
}

const show = (onSend: Send) =>
  renderPage(<ContactPage contactEmail="desk@masar.example" onSend={onSend} />)

async function write({ email, subject, message }: Written = WORDS) {
  await fill('Your email address', email)
  await fill('Subject', subject)
  await fill('Message', message)
  await click('button', 'Send')
}

const taking = () => vi.fn<Send>(() => Promise.resolve())
const refusing =
  (problem: Problem): Send =>
  () =>
    Promise.reject(new ApiProblem(problem))
const field = (name: string) => screen.getByLabelText(name)

describe('the contact page', () => {
  // @shows product.contact, contact.form
  it('sends what was written, says that it has gone, and takes the focus along', async () => {
    const onSend = taking()
    show(onSend)
    await write({ ...WORDS, email: ' badis@example.org ' })

    expect(onSend.mock.calls.map(([written]) => written)).toEqual([WORDS])
    const sent = await screen.findByText('Your message has been sent.')
    expect(document.activeElement).toContainElement(sent)
    expect(screen.getByText(/A copy goes to badis@example\.org/)).toBeVisible()
  })

  it('begins anew for another message', async () => {
    show(taking())
    await write()
    await click('button', 'Write another message')

    expect(field('Message')).toHaveValue('')
    expect(field('Subject')).toHaveValue('')
  })

  // @shows contact.form
  it('asks for all three, and goes to the first', async () => {
    const onSend = taking()
    show(onSend)
    await click('button', 'Send')

    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please fill in the fields: Your email address, Subject, Message',
    )
    expect(field('Your email address')).toHaveFocus()
    expect(onSend).not.toHaveBeenCalled()
  })

  it('says at the field what no server takes, and cuts nothing', async () => {
    const onSend = taking()
    show(onSend)
    await fill('Your email address', 'badis@example')
    await userEvent.click(field('Subject'))
    await userEvent.paste('s'.repeat(201))
    await userEvent.click(field('Message'))
    await userEvent.paste('m'.repeat(10_000))
    await click('button', 'Send')

    expect(field('Your email address')).toHaveAccessibleDescription(/Invalid email address/)
    expect(field('Subject')).toHaveAccessibleDescription(
      'Too long: at most 200 characters are possible.',
    )
    expect(field('Message')).toHaveAccessibleDescription(
      'Too long: at most 5000 characters are possible.',
    )
    expect(field('Message')).toHaveValue('m'.repeat(10_000))
    expect(onSend).not.toHaveBeenCalled()
  })

  it('sends once, however often the button is pressed', async () => {
    const answer = deferred<void>()
    const onSend = vi.fn<Send>(() => answer.promise)
    show(onSend)
    await write()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Sending…' }))

    expect(onSend).toHaveBeenCalledOnce()
    await settle(() => answer.resolve())
    expect(await screen.findByText('Your message has been sent.')).toBeVisible()
  })

  it.each<[Problem, RegExp]>([
    [{ kind: 'http', status: 403, code: 'foreign-origin' }, /Write to desk@masar\.example\./],
    [{ kind: 'http', status: 429, retryAfter: 40 }, /Too many attempts\. Try again in 40 seconds/],
    [{ kind: 'http', status: 500 }, /Something went wrong! Try again later\./],
    [{ kind: 'network' }, /could not reach the server/],
  ])('keeps what was written when it is not sent: %j', async (problem, words) => {
    show(refusing(problem))
    await write()

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Your message has not been sent.')
    expect(alert).toHaveTextContent(words)
    expect(field('Message')).toHaveValue(WORDS.message)
  })

  it.each([
    ['/from', 'Your email address', /Invalid email address/],
    ['/subject', 'Subject', /This was not accepted/],
    ['/message', 'Message', /This was not accepted/],
  ])('says at the field what the server refuses: %s', async (pointer, name, words) => {
    show(refusing({ kind: 'http', status: 400, fields: [pointer] }))
    await write()

    expect(await screen.findByLabelText(name)).toHaveAccessibleDescription(words)
    expect(field(name)).toHaveFocus()
  })

  it('finds after a reload what was typed before', async () => {
    show(taking())
    await fill('Message', 'I have beg')
    cleanup()
    show(taking())

    expect(field('Message')).toHaveValue('I have beg')
  })
})

const page = (viewer: Viewer) => (
  <ViewerProvider viewer={viewer}>
    <ContactPage contactEmail="desk@masar.example" onSend={taking()} />
  </ViewerProvider>
)

describe('the address of who is signed in', () => {
  const unknown: Viewer = { status: 'unknown', user: null }
  const signedIn: Viewer = { status: 'signedIn', user: { ...ANA, type: 'user' } }

  it('is there, also when that is heard late', () => {
    const { redraw } = renderPage(page(unknown))
    expect(field('Your email address')).toHaveValue('')
    redraw(page(signedIn))
    expect(field('Your email address')).toHaveValue(ANA.email)
  })

  it('never takes the place of one that was typed', async () => {
    const { redraw } = renderPage(page(unknown))
    await fill('Your email address', 'badis@example.org')
    redraw(page(signedIn))
    expect(field('Your email address')).toHaveValue('badis@example.org')
  })
})
