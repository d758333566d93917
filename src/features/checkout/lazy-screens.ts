import type { ComponentType } from 'react'

import { withTexts } from '#i18n/activate.ts'
import { VehicleDrawing } from '#ui/drawings/lazy-drawings.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

import { downloadCalls } from './flow/lazy-calls.ts'
import { OnItsWay } from '#rental/screens/on-its-way.tsx'
import { WaitingStep } from './steps/waiting-step.tsx'

/** What the page is nothing without; its room is kept meanwhile. Its texts come with it. */
const screen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = OnItsWay,
) => lazyPart(() => withTexts('steps', load()), { Meanwhile, isNeeded: true })

export const DriverStep = screen(async () => (await import('./steps/driver-step.tsx')).DriverStep)
export const PaymentStep = screen(
  async () => (await import('./steps/payment-step.tsx')).PaymentStep,
)
export const ReviewStep = screen(async () => (await import('./steps/review-step.tsx')).ReviewStep)
export const DoneStep = screen(
  async () => (await import('./steps/done-step.tsx')).DoneStep,
  WaitingStep,
)
export const RefusalPanel = screen(
  async () => (await import('./refusals/refusal-panel.tsx')).RefusalPanel,
)
export const Meanwhile = screen(async () => (await import('./meanwhile.tsx')).Meanwhile)
export const CheckoutPayment = screen(
  async () => (await import('./checkout-payment.tsx')).CheckoutPayment,
)
export const Confirmation = screen(
  async () => (await import('./ending/confirmation.tsx')).Confirmation,
)
export const Unsettled = screen(async () => (await import('./ending/unsettled.tsx')).Unsettled)
export const LeaveDialog = lazyPart(
  async () => (await withTexts('steps', import('./leave-dialog.tsx'))).LeaveDialog,
  { isNeeded: true },
)

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
  VehicleDrawing,
]

/** Everything that may come after the first screen; a customer in a tunnel has it all. */
export const downloadScreens = () =>
  Promise.all([...ALL.map(({ download }) => download()), downloadCalls()])
