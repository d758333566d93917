import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { Notice } from '#ui/toast/notice.tsx'
import { chakra } from '#ui/style/styled.ts'

/** Stands where the form stood, and has the focus that the form's button had. */
export function Subscribed({ email }: { email: string }) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => ref.current?.focus(), [])

  return (
    <chakra.div ref={ref} tabIndex={-1}>
      <Notice tone="success" title={<Trans>Thank you.</Trans>}>
        <Trans>The newsletter will come to {email}.</Trans>
      </Notice>
    </chakra.div>
  )
}
