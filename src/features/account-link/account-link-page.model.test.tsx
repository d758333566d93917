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
import { leafName } from 'statechart-paths/chart'
import { lookFor, controlPorts, type Step } from 'statechart-paths/walk'
import { DONE } from '@masar/machines/testing/problems.ts'
import { renderPage, settle } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'
import { pageWalk } from '#testing/walks/page-walk.tsx'
import { type Control, press, type } from '#testing/walks/shown-controls.ts'

import { AccountLinkPage } from './account-link-page.tsx'

const button = (name: string): Control => ({ role: 'button', name })
const link = (name: string): Control => ({ role: 'link', name })
const field = (name: string): Control => ({ role: 'field', name })

function choose(repeated: string) {
  type('New password', NEW_PASSWORD)
  type('Confirm password', repeated)
  press('button', 'Save the password')
}

const reads = (text: string | RegExp) => () => expect(screen.getByText(text)).toBeVisible()

function form() {
  expect(screen.getByLabelText('New password')).toBeVisible()
  expect(screen.getByText(/amira@example\.com/)).toBeVisible()
}

const looks: Record<string, (step: Step) => void> = {
  checking: reads(/Checking the link/),
  verifying: reads(/Checking the link/),
  otherAccount: reads('You’re signed in to another account'),
  checkFailed: reads('The link couldn’t be checked'),
  'choosing.form': form,
  'choosing.saving': reads('Saving your password…'),
  'choosing.saveFailed': form,
  expired: reads(/link expired\.|has expired/),
  replaced: reads('We’ve sent a newer link'),
  unknown: reads('This link doesn’t work'),
  used: reads('This link has already been used'),
  broken: reads('This link is incomplete'),
  'resending.sending': reads('Sending another email…'),
  'resending.resent': reads(/[Ee]mail sent\./),
  'resending.unregistered': reads('Email address not registered.'),
  'resending.resendFailed': reads('The email couldn’t be sent'),
  done: reads(/Password changed successfully\.|address is confirmed\./),
}

const QUIET = ['checking', 'verifying', 'choosing.form', 'choosing.saving']

const NEW_LINK = 'It’s valid for 24 hours and works once.'

const FACTS: Record<string, (email: string) => string[]> = {
  otherAccount: (email) => [`This link is for ${email}.`],
  expired: (email) => [`We can send a new one to ${email}.`],
  replaced: (email) => [`We can send a new one to ${email}.`],
  unknown: (email) => [`We can send a new one to ${email}.`],
  'resending.resent': (email) => [`We’ve sent a new link to ${email}. ${NEW_LINK}`],
}

const formLines = (typed: string) => [
  `New password: ${typed}`,
  `At least 6 characters; 8 or more are safer.${typed ? ' Strong' : ''}`,
  `Confirm password: ${typed}`,
]

function facts({ value, context }: SnapshotFrom<typeof accountLinkModel.machine>): string[] {
  const { email, problem } = context
  const leaf = leafName(value)
  const seconds = problem?.kind === 'http' ? problem.retryAfter : undefined
  const wait = seconds ? [`Too many attempts. Try again in ${seconds} seconds.`] : []
  if (leaf.startsWith('choosing.')) {
    const typed = leaf === 'choosing.form' ? '' : NEW_PASSWORD
    return [`For the account ${context.link?.email}`, ...wait, ...formLines(typed)]
  }
  return FACTS[leaf]?.(email ?? context.link?.email ?? '') ?? wait
}

const page = pageWalk({
  model: accountLinkModel,
  lock,
  offers: {
    'chooses a password': button('Save the password'),
    'asks for another mail': button('Send a new link'),
    'tries again': button('Try again'),
  },
  // Fields, and links to other pages; the looks check which of them are shown.
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
  acts: { 'chooses a password': () => choose(NEW_PASSWORD) },
  mount: (actor, draw) => {
    draw(<AccountLinkPage actor={actor} onSignOut={() => undefined} />)
  },
  screen: {
    heading: 'page',
    busyBy: ['status'],
    // Resending is reported in an alert, like its result.
    isBusy: ({ expect: { leaf, tags } }) => tags.includes('busy') && leaf !== 'resending.sending',
    isAlerting: ({ expect: { leaf } }) => !QUIET.includes(leaf),
  },
  facts,
  look: (step) => lookFor(looks, step)(step),
  words: {
    fr: { checking: 'Vérification du lien…' },
    es: { checking: 'Comprobando el enlace…' },
  },
})

it('a used link shows a signed-in customer that there is nothing to do', async () => {
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

it('the form of a new password shows a mismatch at its field, and sends nothing', async () => {
  const ports = controlPorts(accountLinkModel.machine)
  const input = { purpose: 'activate', link: LINK, viewerId: null } as const
  const actor = createActor(ports.machine, { input }).start()
  renderPage(<AccountLinkPage actor={actor} onSignOut={() => undefined} />)
  await settle(() => ports.answer('checkLink', DONE))
  await settle(() => choose('plage'))
  expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
    "Passwords don't match.",
  )
  expect(ports.waiting()).toEqual([])
})

// @shows ACCOUNT-27
it.each(page.tests)('the page of a mailed link follows $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)('the page of a mailed link is in $language along $name', async (foreign) => {
  expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
})
