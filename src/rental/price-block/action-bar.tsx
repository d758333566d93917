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
  /** Stays in the page. */
  terms: ReactNode
  children: ReactNode
  inBar: ReactNode
}

/** The end of a step: a button below its fields, on a phone in the bar at the bottom. */
function StepAction({ terms, children, inBar }: StepActionProps) {
  const bar = use(BarSlot)
  const slot = useSlot(bar)
  useLayoutEffect(() => bar.use(), [bar])

  return (
    <>
      {terms}
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
  /** What the customer agrees to by pressing it: above the button, or last before the bar. */
  terms?: ReactNode
  /** Replaces the button in the bar, which is in view before the terms are. */
  inBarBefore?: { label: string; onPress: () => void } | undefined
  /** Of the texts in the bar, the longest. Its room is kept, so that the bar has one height. */
  longest?: string
}

/** Texts of which one is shown, in the room of the longest. */
const Texts = styled('span', { base: { display: 'grid', '& > *': { gridArea: '1 / 1' } } })

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
          // In one line on the narrowest phone.
          fontSize="min(1rem, 4.1vw)"
        >
          <Texts>
            {longest ? (
              <styled.span aria-hidden visibility="hidden">
                {longest}
              </styled.span>
            ) : null}
            <span>{inBarBefore?.label ?? short ?? label}</span>
          </Texts>
        </Button>
      }
    >
      <Button {...button} size="lg" fontSize={{ md: 'md', lg: 'lg' }}>
        {label}
      </Button>
    </StepAction>
  )
}
