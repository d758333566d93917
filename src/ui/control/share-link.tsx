import { Trans, useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import type { MouseEvent } from 'react'

import { useHydrated } from '../lifecycle/hydration.ts'
import { QuietLink } from './quiet-link.tsx'

export interface ShareLinkProps {
  title: string
  text: string
  /** The path and query of a page that everyone may open. If it is missing, only the text is shared. */
  path?: string
}

/**
 * Shares through the system (Web Share API), or through WhatsApp in browsers without that API or without
 * JavaScript (https://faq.whatsapp.com/5913398998672934).
 */
export function ShareLink({ title, text, path }: ShareLinkProps) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const isByWhatsApp = isHydrated && !('share' in navigator)
  // Changes only the accessible name: a longer visible text than the server's would move what is beside it.
  const name = isByWhatsApp ? t`Share on WhatsApp` : undefined

  function share(event: MouseEvent<HTMLAnchorElement>) {
    const url = path === undefined ? undefined : location.origin + path
    const whatsApp = toWhatsAppUrl([text, url].filter(Boolean).join('\n'))
    // The server cannot be certain of the origin, so it is added in the browser.
    event.currentTarget.href = whatsApp
    if (isByWhatsApp) return

    event.preventDefault()
    navigator.share({ title, text, ...(url && { url }) }).catch((error: unknown) => {
      const isClosed = error instanceof DOMException && error.name === 'AbortError'
      if (!isClosed) window.open(whatsApp, '_blank', 'noreferrer')
    })
  }

  return (
    <QuietLink
      href={toWhatsAppUrl(text)}
      target="_blank"
      rel="noreferrer"
      aria-label={name}
      title={name}
      onClick={share}
    >
      <Share2 aria-hidden size={18} />
      <Trans>Share</Trans>
    </QuietLink>
  )
}

const toWhatsAppUrl = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`
