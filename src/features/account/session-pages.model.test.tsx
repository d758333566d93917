import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'

import {
  CREDENTIALS,
  SIGN_UP_FORM,
  sessionModel,
  SOCIAL_CREDENTIAL,
} from '@masar/machines/session/session.journeys.ts'
import lock from '@masar/machines/session/paths.lock.json?raw'
import { lookFor, type LabelsOf, type Step } from 'statechart-paths/walk'
import type { ControlsByEvent } from '#testing/walks/controls-follow.ts'
import { type TestPageRenderer, createPageWalk } from '#testing/walks/page-walk.tsx'
import { type Control, press, setChecked, typeText } from '#testing/walks/shown-controls.ts'

import type { SessionActor } from './session-actor.ts'
import { SignInPage } from './sign-in-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'
import type { SocialAuth } from './social/social-auth.ts'
import { LazySocialButtons } from './social/social-sign-in.tsx'
import { sessionScreenExpectations, USE_OTHER_LABEL } from './testing/session-looks.ts'

const PAGES = { 'sign in': SignInPage, 'sign up': SignUpPage }

/** A fake Google sign-in that verifies Amira immediately. */
const SOCIAL_AUTH: SocialAuth = {
  providers: ['google'],
  prepare: () => Promise.resolve(),
  ask: () => Promise.resolve(SOCIAL_CREDENTIAL),
}

let open: keyof typeof PAGES
let turnTo: (page: keyof typeof PAGES) => void

const button = (name: string): Control => ({ role: 'button', name })
const link = (name: string): Control => ({ role: 'link', name })
const field = (name: string): Control => ({ role: 'field', name })

const isRegistered = (at: AnyMachineSnapshot) => at.matches({ signedOut: 'registered' })
const isTooYoung = ({ context }: AnyMachineSnapshot) => context.refused === 'too-young'
const isOnlyRegistered = (at: AnyMachineSnapshot) => isRegistered(at) && open === 'sign up'

/** Each page has its own form, and a link to the other page. */
const offers: ControlsByEvent<LabelsOf<typeof sessionModel>> = {
  'signs in': () => (open === 'sign in' ? button('Sign in') : []),
  'signs up': (at) => (open === 'sign up' && !isRegistered(at) ? button('Sign up') : []),
  'signs in with Google': (at) => (isOnlyRegistered(at) ? [] : button('Continue with Google')),
  'signs out': button('Sign out'),
  'dismisses the problem': (at) => {
    if (at.matches('suspended')) return button(USE_OTHER_LABEL)
    if (isRegistered(at)) return open === 'sign up' ? link('Sign in') : []
    if (!at.matches({ signedOut: 'failed' })) return []
    return field(isTooYoung(at) ? 'Date of birth' : 'Email')
  },
}

const acts: Partial<
  Record<LabelsOf<typeof sessionModel>, (step: Step, actor: SessionActor) => void>
> = {
  'signs in'() {
    turnTo('sign in')
    typeText('Email', CREDENTIALS.email)
    typeText('Password', CREDENTIALS.password)
    setChecked('checkbox', 'Stay connected', true)
    press('button', 'Sign in')
  },
  'signs in with Google'() {
    turnTo('sign in')
    typeText('Email', CREDENTIALS.email)
    setChecked('checkbox', 'Stay connected', false)
    press('button', 'Continue with Google')
  },
  'signs up'() {
    turnTo('sign up')
    typeText('Full name', SIGN_UP_FORM.fullName)
    typeText('Email', SIGN_UP_FORM.email)
    typeText('Phone', SIGN_UP_FORM.phone)
    typeText('Date of birth', SIGN_UP_FORM.birthDate)
    typeText('Password', SIGN_UP_FORM.password)
    typeText('Confirm password', SIGN_UP_FORM.password)
    setChecked('checkbox', 'I accept the terms of use.', true)
    press('button', 'Sign up')
  },
  'dismisses the problem'(_step, actor) {
    const at = actor.getSnapshot()
    if (at.matches('suspended')) press('button', USE_OTHER_LABEL)
    else if (isRegistered(at)) leaveRegisteredNotice()
    else if (isTooYoung(at)) typeText('Date of birth', '1980-01-01')
    else typeText('Email', 'somebody.else@example.com')
  },
}

/**
 * Follows the link from the registration notice to the sign-in page, because the sign-up page has no form in
 * this state.
 */
function leaveRegisteredNotice() {
  turnTo('sign up')
  const go = within(screen.getByRole('alert')).getByRole('link')
  go.focus()
  fireEvent.click(go)
  turnTo('sign in')
}

/** The two pages share one actor. Each act first switches to the page that offers it. */
function mountPages(actor: SessionActor, draw: TestPageRenderer) {
  const makePage = (name: keyof typeof PAGES) => {
    const Page = PAGES[name]
    return <Page actor={actor} contactEmail="help@masar.example" socialAuth={SOCIAL_AUTH} />
  }
  open = 'sign in'
  const { redraw } = draw(makePage(open))
  turnTo = (page) => {
    if (page !== open) redraw(makePage(page))
    open = page
  }
}

beforeAll(async () => {
  await LazySocialButtons.download()
})

const SUSPENDED_TEXT =
  'If you think this is a mistake, email help@masar.example. You can still browse as a guest.'

const page = createPageWalk({
  model: sessionModel,
  lock,
  offers,
  // The fields, and the links to other pages.
  besides: [
    ...['Email', 'Password', 'Confirm password', 'Full name', 'Phone', 'Date of birth'].map(field),
    { role: 'checkbox', name: 'Stay connected' },
    { role: 'checkbox', name: 'I accept the terms of use.' },
    button('Show password'),
    button('Show the confirmation'),
    link('Forgot your password?'),
    link('Sign up'),
    link('Sign in here'),
    link('Sign in'),
    link('terms of use'),
    link('terms of use (in a new tab)'),
    link('Continue'),
    link('Browse as a guest'),
    link('help@masar.example'),
    // Checks the session again, which the app also does by itself.
    button('Try again'),
  ],
  acts,
  mount: mountPages,
  screen: {
    heading: 'page',
    busyBy: ['status'],
    // The page for suspended accounts shows no progress while the session is checked.
    isBusy: ({ expect: { leaf, tags } }) => tags.includes('busy') && !leaf.startsWith('suspended'),
    isAlerting: ({ expect: { leaf } }) =>
      leaf === 'signedOut.failed' || (leaf === 'signedOut.registered' && open === 'sign up'),
  },
  // Typed values are part of the form, not of the chart. The name is the only account detail shown, and
  // `sessionScreenExpectations` checks it.
  facts: (at) => {
    if (at.matches('signedOut')) return null
    return at.matches('suspended') ? [SUSPENDED_TEXT] : []
  },
  look: (step) => lookFor(sessionScreenExpectations, step)(step, open),
  words: {
    fr: { 'restoring.validating': 'Chargement de votre compte…' },
    es: { 'restoring.validating': 'Cargando su cuenta…' },
  },
})

it.each(page.tests)('the sign-in and sign-up pages follow the path $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)(
  'the sign-in and sign-up pages show every text in $language along the path $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
