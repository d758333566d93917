import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useDeferredValue, useEffect } from 'react'

import { logFailure } from '#api/cache/log-failure.ts'
import { type CheckoutStep, listShownSteps } from '@masar/domain/booking/checkout-steps.ts'
import { waitForPaint } from '#ui/lifecycle/schedule.ts'
import { NeedsScriptNotice } from '#ui/page/needs-script.tsx'
import { Page } from '#ui/page/page.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'

import { CheckoutColumns } from './checkout-columns.tsx'
import { type CheckoutPageProps, CheckoutScreen } from './checkout-screen.tsx'
import { downloadScreens } from './lazy-screens.ts'
import { LeaveCheckout } from './leave-checkout.tsx'
import { REFUSAL_ASIDES, type ShownScreen, chooseScreen } from './choose-screen.ts'
import { StepLine } from './steps/step-line.tsx'
import { CheckoutSummary } from './summary/checkout-summary.tsx'
import { SummarySkeleton } from './summary/summary-skeleton.tsx'
import { TripAside } from './summary/trip-aside.tsx'
import { BarSlot } from '#rental/price-block/action-bar.tsx'
import { useScreenFocus } from '#rental/screens/use-screen-focus.ts'
import { useNewSlot } from '#ui/page/slot.ts'
import { Stack } from '#ui/style/styled.ts'
import { TripStrip } from './trip-strip.tsx'
import { useShownCurrency } from './use-shown-currency.ts'

export function CheckoutPage(props: CheckoutPageProps) {
  const { actor, facts } = props
  const latestScreen = useSelector(actor, chooseScreen, isSameScreen)
  const screen = useDeferredStep(latestScreen)
  const placing = useSelector(actor, ({ children }) => children.placing)
  const { quote, trip } = useSelector(actor, ({ context }) => context)
  const isQuoted = quote !== null
  const wasQuoted = useDeferredValue(isQuoted)
  const hasQuote = screen === latestScreen ? isQuoted : wasQuoted
  const slot = useNewSlot()
  useScreenFocus(toScreenKey(screen))
  useShownCurrency(actor)
  usePrefetchedScreens(screen)
  useReveal(screen)
  const title = usePageTitle(screen, facts.car?.name)

  const isOver = screen.name === 'confirmed' || screen.name === 'unsettled'
  useScrollToTop(isOver)

  if (isOver) return <CheckoutScreen {...props} screen={screen} placing={placing} />

  const hasSummary = hasQuote && hasPrice(screen)
  const step = findCurrentStep(screen)
  const isWaiting = screen.name === 'looking' && !hasQuote

  return (
    <Page className="masar-resumable">
      <Stack gap="6">
        <PageHeading isCompact title={title} />
        {step === 'review' ? null : <TripStrip trip={trip} facts={facts} />}
        <NeedsScriptNotice>
          <Trans>
            Booking needs JavaScript. Turn it on in your browser settings, then reload the page.
          </Trans>
        </NeedsScriptNotice>
        {step ? <StepLine step={step} steps={listShownSteps(hasQuote ? quote : null)} /> : null}
        {/* The outgoing screen ignores presses, including those on its button in the bar on phones. */}
        <CheckoutColumns inert={screen !== latestScreen}>
          <Stack gap="6">
            <BarSlot value={slot}>
              <CheckoutScreen {...props} screen={screen} placing={placing} />
            </BarSlot>
            <LeaveCheckout key={placing?.id} actor={placing ?? actor} />
          </Stack>
          {hasSummary ? (
            <WhenParsed>
              <CheckoutSummary actor={actor} facts={facts} slot={slot} isBar={step !== null} />
            </WhenParsed>
          ) : null}
          {isWaiting ? <SummarySkeleton /> : null}
          {hasSummary || isWaiting ? null : <TripAside trip={trip} facts={facts} />}
        </CheckoutColumns>
      </Stack>
    </Page>
  )
}

/**
 * Defers rendering the next step, or the first one after loading, so that the next frame can respond to a
 * press: a checkout step is the app's most expensive render. Other screens render immediately, because each
 * requires its own state.
 */
function useDeferredStep(latestScreen: ShownScreen): ShownScreen {
  const late = useDeferredValue(latestScreen)
  if (latestScreen.name !== 'steps') return latestScreen
  const isNextStep = late.name === 'steps' && latestScreen.step !== late.step
  return isNextStep || late.name === 'looking' ? late : latestScreen
}

/** Scrolls to the top once checkout has ended, because the result looks like a new page at the same URL. */
function useScrollToTop(isOver: boolean) {
  useEffect(() => {
    if (isOver) scrollTo(0, 0)
  }, [isOver])
}

/** Preloads the other screens as soon as the first one is usable, in case the connection is lost later. */
function usePrefetchedScreens({ name }: ShownScreen) {
  const isUsable = name !== 'looking'

  useEffect(() => {
    if (isUsable) downloadScreens().catch(logFailure)
  }, [isUsable])
}

/** Returns the heading: what the customer is booking or, if that has ended, what it was about. */
function usePageTitle({ name }: ShownScreen, carName: string | undefined): string {
  const { t } = useLingui()
  if (!carName) return t`Book your car`
  return name === 'refusal' || name === 'left' ? carName : t`Book your ${carName}`
}

/** Reveals a resumed checkout, which `index.html` hides until its step is complete. */
function useReveal({ name }: ShownScreen) {
  const isComplete = name !== 'looking'

  useEffect(() => {
    if (isComplete)
      void waitForPaint().then(() => delete document.documentElement.dataset['resumed'])
  }, [isComplete])
}

/** Returns the step marked as current above the screen: the first step while checkout is loading. */
function findCurrentStep(screen: ShownScreen): CheckoutStep | null {
  switch (screen.name) {
    case 'steps':
      return screen.step
    case 'looking':
      return 'options'
    case 'refusal':
    case 'payment':
    case 'adopting':
    case 'releasing':
    case 'leaving':
    case 'left':
    case 'confirmed':
    case 'unsettled':
      return null
  }
}

/** Whether the price is shown beside the screen: only if the trip can still be booked or paid. */
function hasPrice(screen: ShownScreen): boolean {
  switch (screen.name) {
    case 'refusal':
      return REFUSAL_ASIDES[screen.refusal].hasPrice
    case 'steps':
    case 'looking':
    case 'payment':
    case 'adopting':
    case 'releasing':
    case 'leaving':
      return true
    case 'left':
    case 'confirmed':
    case 'unsettled':
      return false
  }
}

const toScreenKey = (screen: ShownScreen) =>
  'step' in screen ? screen.step : JSON.stringify(screen)

const isSameScreen = (a: ShownScreen, b: ShownScreen) => JSON.stringify(a) === JSON.stringify(b)
