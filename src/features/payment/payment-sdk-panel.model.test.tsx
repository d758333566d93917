import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paymentSdkModel } from '@masar/machines/payment-sdk/payment-sdk.journeys.ts'
import lock from '@masar/machines/payment-sdk/paths.lock.json?raw'
import { lookFor, type Step } from 'statechart-paths/walk'
import { createPageWalk } from '#testing/walks/page-walk.tsx'

import { PaymentSdkPanel } from './payment-sdk-panel.tsx'

const expectLoading = () => expect(screen.getByText('The payment form is loading…')).toBeVisible()

const screenExpectations: Record<string, () => void> = {
  initial: expectLoading,
  'pending.loading': expectLoading,
  'pending.backingOff': expectLoading,
  rejected: () =>
    expect(screen.getByRole('alert')).toHaveTextContent(/couldn’t be loaded.*ad blocker/),
  resolved: () => expect(screen.getByRole('form', { name: 'of the provider' })).toBeVisible(),
}

function expectScreen(step: Step) {
  lookFor(screenExpectations, step)()
  expect(screen.queryAllByRole('form')).toHaveLength(step.expect.leaf === 'resolved' ? 1 : 0)
}

const page = createPageWalk({
  model: paymentSdkModel,
  lock,
  offers: { 'tries again': { role: 'button', name: 'Try again' } },
  mount: (actor, draw) => {
    draw(
      <PaymentSdkPanel actor={actor}>
        <form aria-label="of the provider" />
      </PaymentSdkPanel>,
    )
  },
  screen: {
    heading: 'part',
    busyBy: ['aria-busy', 'status'],
    // The initial state looks the same as loading.
    isBusy: ({ expect: { leaf, tags } }) => leaf === 'initial' || tags.includes('busy'),
  },
  facts: () => [],
  look: expectScreen,
  words: {
    fr: {
      busy: 'Le formulaire de paiement se charge…',
      rejected: 'Le formulaire de paiement n’a pas pu être chargé',
    },
    es: {
      busy: 'Se está cargando el formulario de pago…',
      rejected: 'No se ha podido cargar el formulario de pago',
    },
  },
})

it.each(page.tests)('the payment SDK panel follows the path $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)(
  'the payment SDK panel shows every text in $language along the path $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
