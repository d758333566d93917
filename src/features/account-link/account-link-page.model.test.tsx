import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { accountLinkModel, NEW_PASSWORD } from '#machines/account-link/account-link.journeys.ts'
import lock from '#machines/account-link/paths.lock.json?raw'
import { actFor, actorDriver, lookFor, walk } from '#machines/testing/driver.ts'
import { lockedTests } from '#machines/testing/paths/locked-tests.ts'
import { readLock } from '#machines/testing/paths/path-lock.ts'
import type { Step } from '#machines/testing/model.ts'
import { renderPage, settle } from '#testing/page.tsx'
import { PAGE_WALKS } from '#testing/page-walks.ts'

import { AccountLinkPage } from './account-link-page.tsx'
import type { AccountLinkActor } from './account-link.flow.ts'

function choose(repeated: string) {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: NEW_PASSWORD } })
  fireEvent.change(screen.getByLabelText('Confirm password'), { target: { value: repeated } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the password' }))
}

let opened: AccountLinkActor

const acts: Record<string, (step: Step) => void> = {
  'chooses a password': () => choose(NEW_PASSWORD),
  // The form says so at the field and sends nothing; the chart says no as well.
  'mistypes the repetition'({ event }) {
    choose('plage')
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      "Passwords don't match.",
    )
    opened.send(event as Parameters<AccountLinkActor['send']>[0])
  },
  'asks for another mail': () =>
    fireEvent.click(screen.getByRole('button', { name: 'Send a new link' })),
  'tries again': () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
}

const reads = (text: string | RegExp) => () => expect(screen.getByText(text)).toBeVisible()

function form() {
  expect(screen.getByLabelText('New password')).toBeVisible()
  expect(screen.getByText(/amira@example\.com/)).toBeVisible()
}

const looks: Record<string, (step: Step) => void> = {
  checking: reads(/checking the link/),
  verifying: reads(/checking the link/),
  otherAccount: reads('You are signed in to another account'),
  checkFailed: reads('The link could not be checked'),
  'choosing.form': form,
  'choosing.saving': reads('Saving your password…'),
  'choosing.saveFailed'() {
    form()
    expect(screen.getByRole('alert')).toBeVisible()
  },
  expired: reads(/link expired\.|has expired/),
  replaced: reads('We have sent a newer link'),
  unknown: reads('This link does not work'),
  used: reads('This link has done its work'),
  broken: reads('This link is incomplete'),
  'resending.sending': reads('Sending another mail…'),
  'resending.resent': reads(/email sent\.|Mail sent\./),
  'resending.resendFailed': reads('The mail could not be sent'),
  done: reads(/Password changed successfully\.|address is confirmed\./),
}

const tests = lockedTests(accountLinkModel, readLock(lock), PAGE_WALKS)

it.each(tests)('the page of a mailed link follows $name', async (test) => {
  const driver = actorDriver(accountLinkModel, {
    mount: (actor) => {
      opened = actor
      renderPage(<AccountLinkPage actor={actor} onSignOut={() => undefined} />)
    },
    act: (step) => {
      actFor(acts, step)(step)
    },
    look: (step) => lookFor(looks, step)(step),
    unmount: cleanup,
    settle: () => settle(),
  })
  expect(await walk(test, driver)).toBe(test.steps.length)
})
