import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paymentSdkModel } from '#machines/payment-sdk/payment-sdk.journeys.ts'
import lock from '#machines/payment-sdk/paths.lock.json?raw'
import { actFor, actorDriver, lookFor, walk } from '#machines/testing/driver.ts'
import { lockedTests } from '#machines/testing/paths/locked-tests.ts'
import { readLock } from '#machines/testing/paths/path-lock.ts'
import type { Step } from '#machines/testing/model.ts'
import { renderPage, settle } from '#testing/page.tsx'
import { PAGE_WALKS } from '#testing/page-walks.ts'

import { PaymentSdkPanel } from './payment-sdk-panel.tsx'

const acts: Record<string, () => void> = {
  'tries again': () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
}

const isLoading = () => expect(screen.getByText('The payment form is loading…')).toBeVisible()

const looks: Record<string, () => void> = {
  initial: isLoading,
  'pending.loading': isLoading,
  'pending.backingOff': isLoading,
  rejected: () => {
    expect(screen.getByRole('alert')).toHaveTextContent(/could not be loaded.*ad blocker/)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
  resolved: () => expect(screen.getByRole('form', { name: 'of the provider' })).toBeVisible(),
}

function look(step: Step) {
  lookFor(looks, step)()
  expect(screen.queryAllByRole('form')).toHaveLength(step.expect.leaf === 'resolved' ? 1 : 0)
  expect(screen.queryAllByRole('alert')).toHaveLength(step.expect.leaf === 'rejected' ? 1 : 0)
}

const tests = lockedTests(paymentSdkModel, readLock(lock), PAGE_WALKS)

it.each(tests)('the panel of the payment SDK follows $name', async (test) => {
  const driver = actorDriver(paymentSdkModel, {
    mount: (actor) => {
      renderPage(
        <PaymentSdkPanel actor={actor}>
          <form aria-label="of the provider" />
        </PaymentSdkPanel>,
      )
    },
    act: (step) => {
      actFor(acts, step)()
    },
    look,
    unmount: cleanup,
    settle: () => settle(),
  })
  expect(await walk(test, driver)).toBe(test.steps.length)
})
