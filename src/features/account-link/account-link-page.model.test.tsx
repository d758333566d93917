import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createActor, type SnapshotFrom } from 'xstate'

import {
  accountLinkModel,
  LINK,
  NEW_PASSWORD,
  UNUSABLE_LINKS,
} from '@masar/machines/account-link/account-link.journeys.ts'
import lock from '@masar/machines/account-link/paths.lock.json?raw'
import { getLeafName } from 'statechart-paths/chart'
import { lookFor, controlPorts, type Step } from 'statechart-paths/walk'
import { SUCCESS } from '@masar/machines/testing/problems.ts'
import { renderPage, settle } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'
import { createPageWalk } from '#testing/walks/page-walk.tsx'
import { type Control, press, typeText } from '#testing/walks/shown-controls.ts'

import { AccountLinkPage } from './account-link-page.tsx'

const button = (name: string): Control => ({ role: 'button', name })
const link = (name: string): Control => ({ role: 'link', name })
const field = (name: string): Control => ({ role: 'field', name })

function choosePassword(repeated: string) {
  typeText('New password', NEW_PASSWORD)
  typeText('Confirm password', repeated)
  press('button', 'Save the password')
}

const expectText = (text: string | RegExp) => () => expect(screen.getByText(text)).toBeVisible()

function expectForm() {
  expect(screen.getByLabelText('New password')).toBeVisible()
  expect(screen.getByText(/amira@example\.com/)).toBeVisible()
}

const screenExpectations: Record<string, (step: Step) => void> = {
  checking: expectText(/Checking the link/),
  verifying: expectText(/Checking the link/),
  otherAccount: expectText('You’re signed in to another account'),
  checkFailed: expectText('The link couldn’t be checked'),
  'choosing.form': expectForm,
  'choosing.saving': expectText('Saving your password…'),
  'choosing.saveFailed': expectForm,
  expired: expectText(/link expired\.|has expired/),
  replaced: expectText('We’ve sent a newer link'),
  unknown: expectText('This link doesn’t work'),
  used: expectText('This link has already been used'),
  broken: expectText('This link is incomplete'),
  'resending.sending': expectText('Sending another email…'),
  'resending.resent': expectText(/[Ee]mail sent\./),
  'resending.unregistered': expectText('Email address not registered.'),
  'resending.resendFailed': expectText('The email couldn’t be sent'),
  done: expectText(/Password changed successfully\.|address is confirmed\./),
}

const STATES_WITHOUT_ALERT = ['checking', 'verifying', 'choosing.form', 'choosing.saving']

const NEW_LINK_TEXT = 'It’s valid for 24 hours and works once.'

const FACTS_BY_STATE: Record<string, (email: string) => string[]> = {
  otherAccount: (email) => [`This link is for ${email}.`],
  expired: (email) => [`We can send a new one to ${email}.`],
  replaced: (email) => [`We can send a new one to ${email}.`],
  unknown: (email) => [`We can send a new one to ${email}.`],
  'resending.resent': (email) => [`We’ve sent a new link to ${email}. ${NEW_LINK_TEXT}`],
}

const listFormLines = (typed: string) => [
  `New password: ${typed}`,
  `At least 6 characters; 8 or more are safer.${typed ? ' Strong' : ''}`,
  `Confirm password: ${typed}`,
]

function listFacts({ value, context }: SnapshotFrom<typeof accountLinkModel.machine>): string[] {
  const { email, problem } = context
  const leaf = getLeafName(value)
  const seconds = problem?.kind === 'http' ? problem.retryAfter : undefined
  const wait = seconds ? [`Too many attempts. Try again in ${seconds} seconds.`] : []
  if (leaf.startsWith('choosing.')) {
    const typed = leaf === 'choosing.form' ? '' : NEW_PASSWORD
    return [`For the account ${context.link?.email}`, ...wait, ...listFormLines(typed)]
  }
  return FACTS_BY_STATE[leaf]?.(email ?? context.link?.email ?? '') ?? wait
}

const page = createPageWalk({
  model: accountLinkModel,
  lock,
  offers: {
    'chooses a password': button('Save the password'),
    'asks for another mail': button('Send a new link'),
    'tries again': button('Try again'),
  },
  // Fields and links to other pages. `screenExpectations` checks which of them are shown.
  besides: [
    field('New password'),
    field('Confirm password'),
    button('Show password'),
    button('Show the confirmation'),
    button('Sign out and continue'),
    link('My bookings'),
    link('Rent a car'),
    link('Sign in'),
    link('Request a new link'),
  ],
  acts: { 'chooses a password': () => choosePassword(NEW_PASSWORD) },
  mount: (actor, draw) => {
    draw(<AccountLinkPage actor={actor} onSignOut={() => undefined} />)
  },
  screen: {
    heading: 'page',
    busyBy: ['status'],
    // Resending shows its progress in an alert, not in a status.
    isBusy: ({ expect: { leaf, tags } }) => tags.includes('busy') && leaf !== 'resending.sending',
    isAlerting: ({ expect: { leaf } }) => !STATES_WITHOUT_ALERT.includes(leaf),
  },
  facts: listFacts,
  look: (step) => lookFor(screenExpectations, step)(step),
  words: {
    fr: { checking: 'Vérification du lien…' },
    es: { checking: 'Comprobando el enlace…' },
  },
})

it('a signed-in customer who opens a used link sees that the password was saved', async () => {
  const ports = controlPorts(accountLinkModel.machine)
  const input = { purpose: 'activate', link: LINK, viewerId: LINK.userId } as const
  const actor = createActor(ports.machine, { input }).start()
  renderPage(<AccountLinkPage actor={actor} onSignOut={() => undefined} />, {
    viewer: { status: 'signedIn', user: { ...ANA, type: 'user', _id: LINK.userId } },
  })
  await settle(() => ports.answer('checkLink', UNUSABLE_LINKS.used))
  expect(screen.getByText('Password saved. You’re signed in.')).toBeVisible()
  expect(screen.queryByText(/You can now sign in/)).toBeNull()
  expect(screen.getByRole('link', { name: 'My bookings' })).toBeVisible()
})

it('the new-password form shows an error and sends nothing when the passwords differ', async () => {
  const ports = controlPorts(accountLinkModel.machine)
  const input = { purpose: 'activate', link: LINK, viewerId: null } as const
  const actor = createActor(ports.machine, { input }).start()
  renderPage(<AccountLinkPage actor={actor} onSignOut={() => undefined} />)
  await settle(() => ports.answer('checkLink', SUCCESS))
  await settle(() => choosePassword('plage'))
  expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
    "Passwords don't match.",
  )
  expect(ports.waiting()).toEqual([])
})

// @shows ACCOUNT-27
it.each(page.tests)('the emailed-link page follows the path $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)(
  'the emailed-link page shows every text in $language along the path $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
