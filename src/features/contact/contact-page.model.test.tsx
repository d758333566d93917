import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { contactModel, MESSAGE } from '#machines/contact/contact.journeys.ts'
import lock from '#machines/contact/paths.lock.json?raw'
import { actorDriver, lookFor, walk } from '#machines/testing/driver.ts'
import { lockedTests } from '#machines/testing/paths/locked-tests.ts'
import { readLock } from '#machines/testing/paths/path-lock.ts'
import { PAGE_WALKS } from '#testing/page-walks.ts'
import { fill, renderPage, settle } from '#testing/page.tsx'

import { contactDraft } from './contact-draft.ts'
import { ContactPage } from './contact-page.tsx'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const acts: Record<string, () => void | Promise<void>> = {
  async 'sends a message'() {
    await fill('Your email address', MESSAGE.email)
    await fill('Subject', MESSAGE.subject)
    await fill('Message', MESSAGE.message)
    press('Send')
  },
  'wants to write another one': () => void press('Write another message'),
}

const looks: Record<string, () => void> = {
  writing: () => expect(screen.getByLabelText('Message')).toHaveValue(''),
  sending: () => expect(screen.getByRole('button')).toHaveTextContent('Sending…'),
  refused() {
    expect(screen.getByLabelText('Your email address')).toBeInvalid()
    expect(screen.getByLabelText('Message')).toHaveValue(MESSAGE.message)
  },
  failed() {
    expect(screen.getByRole('alert')).toHaveTextContent('Your message has not been sent.')
    expect(screen.getByLabelText('Message')).toHaveValue(MESSAGE.message)
  },
  sent: () => expect(screen.getByText(/A copy goes to amira@example\.org/)).toBeVisible(),
}

const tests = lockedTests(contactModel, readLock(lock), PAGE_WALKS)

it.each(tests)('a message to the operator follows $name', async (test) => {
  const driver = actorDriver(contactModel, {
    mount: (actor) => {
      actor.on('sent', contactDraft.forget)
      renderPage(<ContactPage actor={actor} contactEmail="desk@masar.example" />)
    },
    act: ({ label }) => acts[label]?.(),
    look: (step) => lookFor(looks, step)(),
    unmount: cleanup,
    settle: () => settle(),
  })
  expect(await walk(test, driver)).toBe(test.steps.length)
})
