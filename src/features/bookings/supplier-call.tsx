import { useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'

import type { Booking } from '#api/queries/bookings.query.ts'

import { QuietLink } from '#ui/control/quiet-link.tsx'

/** A link to call the supplier; renders nothing when the supplier has no phone number. */
export function SupplierCall({ supplier }: { supplier: Booking['supplier'] }) {
  const { t } = useLingui()
  const { phone, fullName } = supplier
  if (!phone) return null

  return (
    <QuietLink href={toPhoneUrl(phone)} aria-label={t`Call ${fullName}: ${phone}`}>
      <Phone aria-hidden size={18} />
      {phone}
    </QuietLink>
  )
}

/** Returns a `tel:` URL, without spaces or punctuation. */
export function toPhoneUrl(phone: string): string {
  const [number, extension] = phone.split(/;?ext[.=]/).map((part) => part.replaceAll(/[^\d+]/g, ''))
  return extension ? `tel:${number};ext=${extension}` : `tel:${number}`
}
