import type { ComponentType } from 'react'

import { withTexts } from '#i18n/activate.ts'

import { fetchLaterCalls } from './flow/later-calls.ts'
import { later as laterPart } from './later.tsx'
import { CarDrawing } from './summary/later-car-drawing.ts'

/** A screen that comes with its texts. */
const later = <Props extends object>(download: () => Promise<ComponentType<Props>>) =>
  laterPart(() => withTexts('ordering', download()))

export const DriverStep = later(async () => {
  const { DriverStep: Step } = await import('./steps/driver-step.tsx')
  return Step
})
export const PaymentStep = later(async () => {
  const { PaymentStep: Step } = await import('./steps/payment-step.tsx')
  return Step
})
export const ReviewStep = later(async () => {
  const { ReviewStep: Step } = await import('./steps/review-step.tsx')
  return Step
})
export const DoneStep = later(async () => {
  const { DoneStep: Step } = await import('./steps/done-step.tsx')
  return Step
})
export const RefusalPanel = later(async () => {
  const { RefusalPanel: Panel } = await import('./refusals/refusal-panel.tsx')
  return Panel
})
export const Meanwhile = later(async () => {
  const { Meanwhile: Between } = await import('./meanwhile.tsx')
  return Between
})
export const CheckoutPayment = later(async () => {
  const { CheckoutPayment: Payment } = await import('./payment/checkout-payment.tsx')
  return Payment
})
export const Confirmation = later(async () => {
  const { Confirmation: Ending } = await import('./ending/confirmation.tsx')
  return Ending
})
export const Unsettled = later(async () => {
  const { Unsettled: Ending } = await import('./ending/unsettled.tsx')
  return Ending
})
export const LeaveDialog = later(async () => {
  const { LeaveDialog: Question } = await import('./leave-dialog.tsx')
  return Question
})

const ALL = [
  DriverStep,
  PaymentStep,
  ReviewStep,
  DoneStep,
  RefusalPanel,
  Meanwhile,
  CheckoutPayment,
  Confirmation,
  Unsettled,
  LeaveDialog,
  CarDrawing,
]

/** Everything that may come after the first screen; a customer in a tunnel has it all. */
export const fetchLaterScreens = () =>
  Promise.all([...ALL.map(({ fetch }) => fetch()), fetchLaterCalls()])
