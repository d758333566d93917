import { Trans } from '@lingui/react/macro'
import { createContext, use, type ReactNode } from 'react'

import { P } from '../style/type.tsx'

/**
 * The props of a control that needs JavaScript. `src/ui/style/base.css` hides the control when JavaScript is
 * disabled.
 */
export const NEEDS_SCRIPT_PROPS = { 'data-needs-script': '' }

const IsWithoutScript = createContext(false)

/** Shown only without JavaScript. `noscript` elements cannot be nested, so only the outermost one is rendered. */
export function WithoutScript({ children }: { children: ReactNode }) {
  const isInside = use(IsWithoutScript)
  if (isInside) return children
  return (
    <noscript>
      <IsWithoutScript value>{children}</IsWithoutScript>
    </noscript>
  )
}

/** A notice that a part of the page needs JavaScript. Only the server renders it. */
export function NeedsScriptNotice({ children }: { children?: ReactNode }) {
  return (
    <WithoutScript>
      <P tone="muted">
        {children ?? (
          <Trans>
            This needs JavaScript. Turn it on in your browser settings, then reload the page.
          </Trans>
        )}
      </P>
    </WithoutScript>
  )
}
