import { Trans } from '@lingui/react/macro'
import { Clock, CreditCard, FileText, IdCard } from 'lucide-react'

import { styled, HStack } from '#ui/style/styled.ts'
import { H3 } from '#ui/style/type.tsx'

const ITEMS = [
  {
    key: 'time',
    Icon: Clock,
    text: <Trans>Arrive on time, or call the rental company.</Trans>,
  },
  {
    key: 'license',
    Icon: IdCard,
    text: <Trans>Bring a driving licence for each driver.</Trans>,
  },
  { key: 'passport', Icon: FileText, text: <Trans>Bring an identity card or passport.</Trans> },
  {
    key: 'card',
    Icon: CreditCard,
    text: <Trans>Bring a card or cash for the amount due at pick-up.</Trans>,
  },
]

/** What a customer needs at the counter (BOOK-5); no card or cash when everything is paid. */
export function PickUpChecklist({ isPaid = false }: { isPaid?: boolean | undefined }) {
  const items = ITEMS.filter(({ key }) => key !== 'card' || !isPaid)

  return (
    <styled.div>
      <H3 mb="2">
        <Trans>Pick-up checklist</Trans>
      </H3>
      <styled.ul listStyleType="none" display="grid" gap="2">
        {items.map(({ key, Icon, text }) => (
          <HStack as="li" key={key} gap="3" align="start">
            <Icon aria-hidden size={20} style={{ flexShrink: 0, marginBlockStart: '0.125rem' }} />
            <span>{text}</span>
          </HStack>
        ))}
      </styled.ul>
    </styled.div>
  )
}
