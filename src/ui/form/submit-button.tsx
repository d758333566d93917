import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '../control/button.tsx'
import { NEEDS_SCRIPT, NeedsScriptNotice } from '../page/needs-script.tsx'
import { styled } from '../style/styled.ts'

export interface SubmitButtonProps {
  busy: boolean
  /** Announced while it is busy: 'Signing in…'. */
  busyText: ReactNode
  children: ReactNode
}

/** Submits its form. While busy it keeps the focus and does nothing. Without JavaScript it shows a notice. */
export function SubmitButton({ busy, busyText, children }: SubmitButtonProps) {
  return (
    <>
      <NeedsScriptNotice />
      <Button
        {...NEEDS_SCRIPT}
        type="submit"
        wide
        aria-disabled={busy}
        opacity={busy ? 0.75 : undefined}
      >
        {busy ? <Spinner /> : null}
        {/* When empty it takes no space, not even the gap. */}
        <styled.output _empty={{ position: 'absolute' }}>{busy ? busyText : null}</styled.output>
        {busy ? null : children}
      </Button>
    </>
  )
}

const Spinner = () => (
  <styled.span display="inline-flex" animation="masar-turn 0.9s linear infinite">
    <LoaderCircle aria-hidden size={18} />
  </styled.span>
)
