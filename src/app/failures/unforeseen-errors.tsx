import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import { useToast } from '#ui/toast/toasts.tsx'

/**
 * Shows the generic toast (PAGE-24) for errors and rejections that no part of the page handles. Ignores events
 * without an error object, which come from the browser itself.
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
