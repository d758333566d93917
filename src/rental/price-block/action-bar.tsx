import { createContext, type ReactNode, use, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'

import { Button } from '#ui/control/button.tsx'
import { createSlot, useSlot } from '#ui/page/slot.ts'
import { styled } from '#ui/style/styled.ts'

/** The slot for the step's button in the bar at the bottom of a phone; empty without a bar. */
export const BarSlot = createContext(createSlot())

/** Below the fields; hidden on a phone when the bar has the button. */
const InPage = styled('div', {
  variants: { hasBar: { true: { display: { base: 'none', md: 'block' } } } },
})

interface StepActionProps {
  children: ReactNode
  inBar: ReactNode
}

/** The button of a step: below its fields, or on a phone in the bar at the bottom. */
function StepAction({ children, inBar }: StepActionProps) {
  const bar = use(BarSlot)
  const slot = useSlot(bar)
  useLayoutEffect(() => bar.use(), [bar])

  return (
    <>
      <InPage hasBar={slot !== null}>{children}</InPage>
      {slot && createPortal(inBar, slot)}
    </>
  )
}

export interface StepButtonProps {
  /** The full label. */
  label: string
  /** A short label for narrow screens: the beginning of the full label, or that it is busy. */
  short?: string | undefined
  /** The id of the form to submit; without one the button calls `onPress`. */
  form?: string
  onPress?: () => void
  /** A request is running: the button keeps the focus and does nothing. */
  isBusy?: boolean
  /** The terms that the customer accepts by pressing the button, above it wherever it is. */
  renderTerms?: (isInBar: boolean) => ReactNode
}

/** The button of a checkout step, in the page or in the bar. */
export function StepButton(props: StepButtonProps) {
  const { label, short, form, onPress, isBusy = false, renderTerms } = props
  const button = {
    type: form === undefined ? 'button' : 'submit',
    form,
    onClick: onPress,
    'aria-disabled': isBusy || undefined,
    opacity: isBusy ? 0.75 : undefined,
  } as const

  return (
    <StepAction
      inBar={
        <>
          {renderTerms?.(true)}
          <Button {...button} aria-label={short && !isBusy ? label : undefined} minH="12">
            {short ?? label}
          </Button>
        </>
      }
    >
      {renderTerms?.(false)}
      <Button {...button} size="lg">
        {label}
      </Button>
    </StepAction>
  )
}
