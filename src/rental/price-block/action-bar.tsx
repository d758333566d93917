import { createContext, type ReactNode, use, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'

import { Button } from '#ui/control/button.tsx'
import { createSlot, useSlot } from '#ui/page/slot.ts'
import { styled } from '#ui/style/styled.ts'

/** The slot for the step's button in the bar at the bottom of a phone screen; empty if there is no bar. */
export const BarSlot = createContext(createSlot())

/** The place for the button below the fields; hidden on a phone when the bar has the button. */
const InPageSlot = styled('div', {
  variants: { hasBar: { true: { display: { base: 'none', md: 'block' } } } },
})

interface StepActionProps {
  /** Shown on the page even if the button is in the bar. */
  terms: ReactNode
  children: ReactNode
  inBar: ReactNode
}

/** The end of a step: its terms, and a button below the fields or, on a phone, in the bar at the bottom. */
function StepAction({ terms, children, inBar }: StepActionProps) {
  const bar = use(BarSlot)
  const slot = useSlot(bar)
  useLayoutEffect(() => bar.use(), [bar])

  return (
    <>
      {terms}
      <InPageSlot hasBar={slot !== null}>{children}</InPageSlot>
      {slot && createPortal(inBar, slot)}
    </>
  )
}

export interface StepButtonProps {
  /** The full label. */
  label: string
  /** A short label for narrow screens: the beginning of the full label, or a busy text. */
  short?: string | undefined
  /** The id of the form to submit. If it is missing, the button calls `onPress`. */
  form?: string
  onPress?: () => void
  /** Whether a request is running. The button then keeps the focus and does nothing. */
  isBusy?: boolean
  /**
   * What the customer agrees to by pressing the button: shown above it, or at the end of the page if it is in
   * the bar.
   */
  terms?: ReactNode
  /** Replaces the button in the bar until the customer has scrolled to the terms. */
  inBarBefore?: { label: string; onPress: () => void } | undefined
  /**
   * The longest text of the bar's button. Space is reserved for it, so that the height of the bar never
   * changes.
   */
  longest?: string
}

/** Stacks texts in one grid cell, so that the cell always fits the longest text. */
const StackedTexts = styled('span', { base: { display: 'grid', '& > *': { gridArea: '1 / 1' } } })

/** The button of a checkout step, in the page or in the bar. */
export function StepButton(props: StepButtonProps) {
  const { label, short, form, onPress, isBusy = false, terms, inBarBefore, longest } = props
  const button = {
    type: form === undefined ? 'button' : 'submit',
    form,
    onClick: onPress,
    'aria-disabled': isBusy || undefined,
    opacity: isBusy ? 0.75 : undefined,
  } as const
  const first = inBarBefore && ({ type: 'button', onClick: inBarBefore.onPress } as const)

  return (
    <StepAction
      terms={terms}
      inBar={
        <Button
          {...(first ?? button)}
          aria-label={short && !isBusy && !first ? label : undefined}
          px="3"
          // Fits on one line on the narrowest phone.
          fontSize="min(1rem, 4.1vw)"
        >
          <StackedTexts>
            {longest ? (
              <styled.span aria-hidden visibility="hidden">
                {longest}
              </styled.span>
            ) : null}
            <span>{inBarBefore?.label ?? short ?? label}</span>
          </StackedTexts>
        </Button>
      }
    >
      <Button {...button} size="lg" fontSize={{ md: 'md', lg: 'lg' }}>
        {label}
      </Button>
    </StepAction>
  )
}
