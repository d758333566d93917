import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import {
  CREDENTIALS,
  SIGN_UP_FORM,
  sessionModel,
  VOUCHER,
} from '#machines/session/session.journeys.ts'
import lock from '#machines/session/paths.lock.json?raw'
import { actFor, actorDriver, lookFor, walk } from '#machines/testing/driver.ts'
import { lockedTests } from '#machines/testing/paths/locked-tests.ts'
import { readLock } from '#machines/testing/paths/path-lock.ts'
import type { Step } from '#machines/testing/model.ts'
import { renderPage, settle } from '#testing/page.tsx'
import { PAGE_WALKS } from '#testing/page-walks.ts'

import type { SessionActor } from './session-actor.ts'
import { SignInPage } from './sign-in-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'
import type { SocialDoor } from './social/social-door.ts'

const PAGES = { 'sign in': SignInPage, 'sign up': SignUpPage }

/** Google vouches for Amira at once. */
const DOOR: SocialDoor = {
  providers: ['google'],
  prepare: () => Promise.resolve(),
  ask: () => Promise.resolve(VOUCHER),
}

const OTHER = 'Use another account'

let open: keyof typeof PAGES
let turnTo: (page: keyof typeof PAGES) => void

function fill(label: string, value: string) {
  const field = screen.getByLabelText(label)
  if (!(field instanceof HTMLInputElement)) throw new Error(`${label} is no input.`)
  if (field.value !== value) fireEvent.change(field, { target: { value } })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const tick = (name: string) => {
  const box = screen.getByRole('checkbox', { name })
  if (box instanceof HTMLInputElement && !box.checked) fireEvent.click(box)
}

/** The new account leads on to the sign-in page; its own page has no form any more. */
function leaveRegistered(): boolean {
  const notice = screen.queryByRole('alert')
  if (!notice?.textContent.includes('Your account is ready.')) return false
  fireEvent.click(within(notice).getByRole('link', { name: 'Sign in' }))
  return true
}

const acts: Record<string, () => void> = {
  'signs in'() {
    turnTo('sign in')
    fill('Email', CREDENTIALS.email)
    fill('Password', CREDENTIALS.password)
    tick('Stay connected')
    press('Sign in')
  },
  'signs in with Google'() {
    turnTo('sign in')
    fill('Email', CREDENTIALS.email)
    const stay = screen.getByRole('checkbox', { name: 'Stay connected' })
    if (stay instanceof HTMLInputElement && stay.checked) fireEvent.click(stay)
    press('Continue with Google')
  },
  'signs up'() {
    turnTo('sign up')
    leaveRegistered()
    fill('Full name', SIGN_UP_FORM.fullName)
    fill('Email', SIGN_UP_FORM.email)
    fill('Phone', SIGN_UP_FORM.phone)
    fill('Birth date', SIGN_UP_FORM.birthDate)
    fill('Password', SIGN_UP_FORM.password)
    fill('Confirm password', SIGN_UP_FORM.password)
    tick('I accept the terms of use.')
    press('Sign up')
  },
  'signs out': () => press('Sign out'),
  'dismisses the problem'() {
    if (screen.queryByRole('button', { name: OTHER })) press(OTHER)
    else if (!leaveRegistered()) fill('Email', 'somebody.else@example.com')
  },
}

const checking = () => expect(screen.getByText(/One moment/)).toBeVisible()
const signingUp = () => expect(screen.getByText('Creating your account…')).toBeVisible()
const signedIn = () => expect(screen.getByText(/You are signed in as Amira/)).toBeVisible()

const suspended = () => {
  expect(screen.getByRole('heading', { name: 'Your account is suspended.' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go on as a visitor' })).toBeVisible()
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
}

const looks: Record<string, (step: Step) => void> = {
  'restoring.validating': checking,
  'restoring.loadingUser': checking,
  signingOut: checking,
  'signedOut.idle'() {
    expect(screen.getByLabelText('Email')).toBeEnabled()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
  'signedOut.signingIn'() {
    expect(screen.getByText('Signing in…')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue(CREDENTIALS.email)
  },
  'signedOut.signingInSocially'() {
    expect(screen.getByText('Signing in…')).toBeVisible()
  },
  'signedOut.signingUp.checkingEmail': signingUp,
  'signedOut.signingUp.registering': signingUp,
  'signedOut.signingUp.firstSignIn': signingUp,
  'signedOut.failed'({ expect: { context } }) {
    expect(screen.getByLabelText('Email')).toHaveValue(CREDENTIALS.email)
    const [said] = screen.getAllByText(sentenceFor([context['refused'], context['problem']]))
    expect(said).toBeVisible()
  },
  'signedOut.registered': () => expect(screen.getByText('Your account is ready.')).toBeVisible(),
  'signedIn.fresh': signedIn,
  'signedIn.revalidating.validating': signedIn,
  'signedIn.revalidating.reloadingUser': signedIn,
  'suspended.leaving'() {
    suspended()
    expect(screen.queryByRole('button', { name: OTHER })).not.toBeInTheDocument()
  },
  'suspended.told'() {
    suspended()
    expect(screen.getByRole('button', { name: OTHER })).toBeEnabled()
  },
}

const SENTENCES = {
  network: 'We could not reach the server. Check your connection and try again.',
  'wrong-credentials': 'Incorrect email or password.',
  'email-taken': 'This email address is already registered',
  '/accessToken':
    'We could not confirm who you are. Try again, or use your email address and password.',
}

function sentenceFor(problem: unknown): string {
  const told = JSON.stringify(problem)
  const found = Object.entries(SENTENCES).find(([name]) => told.includes(`"${name}"`))
  if (!found) throw new Error(`No sentence for ${told}.`)
  return found[1]
}

/** The two pages share one actor; a gesture first turns to the page that has it. */
function mount(actor: SessionActor) {
  const pageOf = (name: keyof typeof PAGES) => {
    const Page = PAGES[name]
    return <Page actor={actor} contactEmail="help@masar.example" door={DOOR} />
  }
  open = 'sign in'
  const { redraw } = renderPage(pageOf(open))
  turnTo = (page) => {
    if (page !== open) redraw(pageOf(page))
    open = page
  }
}

const tests = lockedTests(sessionModel, readLock(lock), PAGE_WALKS)

it.each(tests)('the pages follow $name', async (test) => {
  const driver = actorDriver(sessionModel, {
    mount,
    act: (step) => {
      actFor(acts, step)()
    },
    look: (step) => {
      lookFor(looks, step)(step)
    },
    unmount: cleanup,
    settle: () => settle(),
  })
  expect(await walk(test, driver)).toBe(test.steps.length)
})
