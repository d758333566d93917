import { useLingui } from '@lingui/react/macro'

import { StaffCannotBook } from '#rental/staff-cannot-book.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Stack } from '#ui/style/styled.ts'

/** Shown to suppliers and administrators instead of a checkout. */
export function StaffCheckout() {
  const { t } = useLingui()

  return (
    <Page width="text">
      <Stack gap="5">
        <PageHeading isCompact title={t`Book your car`} />
        <StaffCannotBook />
      </Stack>
    </Page>
  )
}
