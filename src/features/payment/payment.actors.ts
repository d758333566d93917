import type { FlowWorld } from '#flows/flow-world.ts'
import { plug } from '#flows/plug.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'

import { checkPayment } from './ports/check-payment.ts'
import { listProviders } from './ports/list-providers.ts'
import { preparePayment } from './ports/prepare-payment.ts'

/** The payment, which runs inside a checkout. */
export const browserPayment = (world: FlowWorld): typeof paymentMachine =>
  plug(paymentMachine, {
    listProviders: () => listProviders(world),
    preparePayment: (request, signal) => preparePayment(world, request, signal),
    checkPayment: (question, signal) => checkPayment(world, question, signal),
  })
