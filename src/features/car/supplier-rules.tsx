import { Plural, Trans } from '@lingui/react/macro'

import type { components } from '#openapi/schema.d.ts'
import { chakra, Stack } from '#ui/styled.ts'
import { H2 } from '#ui/type.tsx'

/** What the supplier asks of a booking. */
export function SupplierRules({ supplier }: { supplier: components['schemas']['SupplierRules'] }) {
  const { payLater, licenseRequired, minimumRentalDays } = supplier

  return (
    <Stack gap="3">
      <H2>
        <Trans>Good to know</Trans>
      </H2>
      <chakra.ul ps="5" listStyleType="disc" display="grid" gap="1">
        <li>
          {payLater ? (
            <Trans>You can pay at the counter when you pick up the car.</Trans>
          ) : (
            <Trans>This supplier wants to be paid online.</Trans>
          )}
        </li>
        {licenseRequired ? (
          <li>
            <Trans>
              This supplier asks for your driving licence. You can send a picture of it when you
              book.
            </Trans>
          </li>
        ) : null}
        {minimumRentalDays ? (
          <li>
            <Plural
              value={minimumRentalDays}
              one="The shortest rental is # day."
              other="The shortest rental is # days."
            />
          </li>
        ) : null}
      </chakra.ul>
    </Stack>
  )
}
