import { Trans } from '@lingui/react/macro'
import { createContext, use, type ReactNode } from 'react'

import { P } from '../style/type.tsx'

/** Hides a control that does nothing without JavaScript, where there is none (`src/ui/style/base.css`). */
export const NEEDS_SCRIPT = { 'data-needs-script': '' }

const IsWithoutScript = createContext(false)

/** What is shown only where there is no JavaScript. Elements `noscript` cannot be nested, so this adds one only outermost. */
export function WithoutScript({ children }: { children: ReactNode }) {
  const isInside = use(IsWithoutScript)
  if (isInside) return children
  return (
    <noscript>
      <IsWithoutScript value>{children}</IsWithoutScript>
    </noscript>
  )
}

/** Says instead of a part of the page that it needs JavaScript. Only the server renders it. */
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
