import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import { useToast } from '#ui/toast/toasts.tsx'

/**
 * The generic toast (PAGE-24): something threw, or a promise broke, and no part of the page
 * speaks of it. A browser's own complaints come without an error and are nobody's concern.
 */
export function UnforeseenErrors() {
  const { t } = useLingui()
  const showToast = useToast()

  useEffect(() => {
    const tell = (error: unknown) => {
      if (error) showToast({ tone: 'danger', text: t`An unhandled error occurred.` })
    }
    const onError = (event: ErrorEvent) => tell(event.error)
    const onRejection = (event: PromiseRejectionEvent) => tell(event.reason)
    addEventListener('error', onError)
    addEventListener('unhandledrejection', onRejection)
    return () => {
      removeEventListener('error', onError)
      removeEventListener('unhandledrejection', onRejection)
    }
  }, [showToast, t])

  return null
}
