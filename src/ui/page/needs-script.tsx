import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { P } from '../style/type.tsx'

/** Hides a control that does nothing without JavaScript, where there is none (`src/ui/style/base.css`). */
export const NEEDS_SCRIPT = { 'data-needs-script': '' }

/** Says instead of a part of the page that it needs JavaScript. Only the server renders it. */
export function NeedsScriptNotice({ children }: { children?: ReactNode }) {
  return (
    <noscript>
      <P tone="muted">
        {children ?? (
          <Trans>
            This needs JavaScript. Turn it on in the settings of your browser, then reload the page.
          </Trans>
        )}
      </P>
    </noscript>
  )
}
