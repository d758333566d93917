import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'

import type { contactMachine } from '@masar/machines/contact/contact.machine.ts'
import { contactModel, MESSAGE } from '@masar/machines/contact/contact.journeys.ts'
import lock from '@masar/machines/contact/paths.lock.json?raw'
import { lookFor } from 'statechart-paths/walk'
import { createPageWalk } from '#testing/walks/page-walk.tsx'
import { type Control, press, typeText } from '#testing/walks/shown-controls.ts'

import { contactDraft } from './contact-draft.ts'
import { ContactPage } from './contact-page.tsx'

const field = (name: string): Control => ({ role: 'field', name })
const link = (name: string): Control => ({ role: 'link', name })
/** A common question; pressing it opens its answer. */
const makeQuestionButton = (name: string): Control => ({ role: 'button', name })

const screenExpectations: Record<string, () => void> = {
  writing: () => expect(screen.getByLabelText('Message')).toHaveValue(''),
  sending: () => expect(screen.getByRole('button')).toHaveTextContent('Sending…'),
  refused() {
    expect(screen.getByLabelText('Your email address')).toBeInvalid()
    expect(screen.getByLabelText('Message')).toHaveValue(MESSAGE.message)
  },
  failed() {
    expect(screen.getByRole('alert')).toHaveTextContent('Your message hasn’t been sent.')
    expect(screen.getByLabelText('Message')).toHaveValue(MESSAGE.message)
  },
  sent: () => expect(screen.getByText(/sent a confirmation to amira@example\.org/)).toBeVisible(),
}

const QUESTIONS = [
  'At least 21 years on the day of pick-up. Some cars have a higher minimum age, shown on each car.',
  'If you added the cancellation option, cancel from your booking page. Up to 24 hours before pick-up you may get a full refund; after that a fee may apply.',
]

function listFacts({ value, context }: SnapshotFrom<typeof contactMachine>): string[] {
  const { email, problem } = context
  if (value === 'sent') {
    return [`We’ve sent a confirmation to ${email} and will reply there.`, ...QUESTIONS]
  }
  const seconds = problem?.kind === 'http' ? problem.retryAfter : undefined
  const typed = value === 'writing' ? { email: '', subject: '', message: '' } : MESSAGE
  return [
    'We read every message and reply by email. You can also email contact@masar.example.',
    ...(seconds ? [`Too many attempts. Try again in ${seconds} seconds.`] : []),
    `Your email address: ${typed.email}`,
    `Subject: ${typed.subject}`,
    `Message: ${typed.message}`,
    ...QUESTIONS,
  ]
}

const page = createPageWalk({
  model: contactModel,
  lock,
  offers: {
    'sends a message': { role: 'button', name: 'Send' },
    'wants to write another one': { role: 'button', name: 'Write another message' },
  },
  besides: [
    field('Your email address'),
    field('Subject'),
    field('Message'),
    link('contact@masar.example'),
    makeQuestionButton('Which documents do I need?'),
    makeQuestionButton('How old do I have to be?'),
    makeQuestionButton('Where do I pick up and return the car?'),
    makeQuestionButton('Can I cancel?'),
    link('All questions'),
  ],
  acts: {
    'sends a message'() {
      typeText('Your email address', MESSAGE.email)
      typeText('Subject', MESSAGE.subject)
      typeText('Message', MESSAGE.message)
      press('button', 'Send')
    },
  },
  mount: (actor, draw) => {
    actor.on('sent', contactDraft.forget)
    draw(<ContactPage actor={actor} contactEmail="contact@masar.example" />)
  },
  screen: { heading: 'page', busyBy: ['status'] },
  facts: listFacts,
  look: (step) => lookFor(screenExpectations, step)(),
  words: {
    fr: { sending: 'Envoi…', done: 'Votre message a été envoyé.' },
    es: { sending: 'Enviando…', done: 'Su mensaje se ha enviado.' },
  },
})

it.each(page.tests)('the contact page follows the path $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)(
  'the contact page shows every text in $language along the path $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
