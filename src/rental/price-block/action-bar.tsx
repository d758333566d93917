import { createContext, type ReactNode, use, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'

import { Button } from '#ui/control/button.tsx'
import { createSlot, useSlot } from '#ui/page/slot.ts'
import { styled } from '#ui/style/styled.ts'

/** Where the bar at the bottom of a phone takes the step's own button; empty without a bar. */
export const BarSlot = createContext(createSlot())

/** Beside the fields, and gone where the bar has the button. */
const InPage = styled('div', {
  variants: { hasBar: { true: { display: { base: 'none', md: 'block' } } } },
})

interface StepActionProps {
  children: ReactNode
  inBar: ReactNode
}

/** What a step ends with: a button below its fields, on a phone in the bar at the bottom. */
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
  /** What it does, in full. */
  label: string
  /** Where there is little room: how the label begins; that it is busy. */
  short?: string | undefined
  /** The form that it sends; without one it is pressed. */
  form?: string
  onPress?: () => void
  /** A call runs: it keeps the focus and does nothing. */
  isBusy?: boolean
  /** What the customer agrees to by pressing it, above the button wherever that is. */
  renderTerms?: (isInBar: boolean) => ReactNode
}

/** The button of a step of checkout, wherever it stands. */
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
