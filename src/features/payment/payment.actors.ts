import type { FlowDeps } from '#flows/flow-deps.ts'
import { plug } from '#flows/plug.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'

import { checkPayment } from './ports/check-payment.ts'
import { listProviders } from './ports/list-providers.ts'
import { preparePayment } from './ports/prepare-payment.ts'

/** The payment, which runs inside a checkout. */
export const browserPayment = (deps: FlowDeps): typeof paymentMachine =>
  plug(paymentMachine, {
    listProviders: () => listProviders(deps),
    preparePayment: (request, signal) => preparePayment(deps, request, signal),
    checkPayment: (question, signal) => checkPayment(deps, question, signal),
  })
