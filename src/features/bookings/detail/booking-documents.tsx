import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { use } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { usePrices } from '#rental/prices.tsx'
import { toMinor } from '@masar/domain/money/money.ts'
import { toCalendarDate } from '@masar/domain/rental/rental-clock.ts'
import { useDates } from '#ui/control/dates.tsx'
import { ExternalLink } from '#ui/control/link.tsx'
import { Card } from '#ui/page/card.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

type Documents = NonNullable<Booking['documents']>
type DocumentInList = Documents['issued'][number]

const KIND_NAMES: Record<DocumentInList['kind'], MessageDescriptor> = {
  receipt: msg`Receipt`,
  invoice: msg`Invoice`,
  correction: msg`Credit note`,
}

const NEXT_DOCUMENT_TEXTS: Record<NonNullable<Documents['next']>, MessageDescriptor> = {
  invoiceAfterRental: msg`The invoice will be here after the rental.`,
  invoiceAfterRefund: msg`The invoice will be here once your refund has been sent.`,
  creditNoteAfterRefund: msg`The credit note will be here once your refund has been sent.`,
}

/** The id of the card, to which emails link. */
const DOCUMENTS_CARD_ID = 'documents'

export type BookingDocumentsProps = Pick<Booking, 'documents'>

/**
 * The documents that the operator has issued for a booking, to open or download, and a note about the next one.
 */
export function BookingDocuments({ documents }: BookingDocumentsProps) {
  const { t } = useLingui()
  const { capabilities } = use(OperatorSettings)
  if (!capabilities.receipts || !documents) return null
  const { issued, next } = documents

  return (
    <Card id={DOCUMENTS_CARD_ID} scrollMarginTop="24">
      <Stack gap="4">
        <H2>
          <Trans>Receipts and invoices</Trans>
        </H2>
        {issued.length > 0 ? (
          <Stack as="ul" gap="4" listStyleType="none">
            {issued.map((document) => (
              <IssuedDocument key={document._id} document={document} />
            ))}
          </Stack>
        ) : null}
        {next ? (
          <P size="sm" tone="muted">
            {t(NEXT_DOCUMENT_TEXTS[next])}
          </P>
        ) : null}
      </Stack>
    </Card>
  )
}

function IssuedDocument({ document }: { document: DocumentInList }) {
  const { t } = useLingui()
  const dates = useDates()
  const { showIn } = usePrices()
  const { apiHost } = use(OperatorSettings)
  const { _id: id, kind, number, issuedAt, amount, currency } = document
  const name = `${t(KIND_NAMES[kind])} ${number}`
  const address = `${apiHost}/api/booking-document/${id}`

  return (
    <styled.li display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
      <styled.span minW="0">
        <ExternalLink isAlone href={address} target="_blank" fontWeight="semibold">
          {name}
        </ExternalLink>
        <styled.span display="block" fontSize="sm" color="fg.muted">
          {dates.date(toCalendarDate(issuedAt))} · {showIn(toMinor(amount, currency), currency)}
        </styled.span>
      </styled.span>
      <ExternalLink
        isAlone
        href={`${address}/pdf`}
        target="_blank"
        aria-label={t`Download the PDF: ${name}`}
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="11"
      >
        <Download aria-hidden size={18} />
        <Trans>Download the PDF</Trans>
      </ExternalLink>
    </styled.li>
  )
}
