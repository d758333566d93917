import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '../control/button.tsx'
import { NEEDS_SCRIPT_PROPS, NeedsScriptNotice } from '../page/needs-script.tsx'
import { styled } from '../style/styled.ts'

export interface SubmitButtonProps {
  busy: boolean
  /** Announced while it is busy: 'Signing in…'. */
  busyText: ReactNode
  children: ReactNode
}

/**
 * Submits the form. While busy, it keeps the focus and does nothing. Without JavaScript, a notice replaces it.
 */
export function SubmitButton({ busy, busyText, children }: SubmitButtonProps) {
  return (
    <>
      <NeedsScriptNotice />
      <Button
        {...NEEDS_SCRIPT_PROPS}
        type="submit"
        wide
        aria-disabled={busy}
        opacity={busy ? 0.75 : undefined}
      >
        {busy ? <Spinner /> : null}
        {/* An empty status takes no space, not even the gap. */}
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
