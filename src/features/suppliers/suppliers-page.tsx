import { Trans, useLingui } from '@lingui/react/macro'

import type { RentalRules } from '@masar/domain/rental/rental-rules.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { PageIntro } from '#ui/page/page-intro.tsx'
import { Page } from '#ui/page/page.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { SupplierCard } from './supplier-card.tsx'
import { SupplierGrid } from './supplier-grid.tsx'

export interface SuppliersPageProps {
  suppliers: components['schemas']['SupplierOnList'][]
  /** The rules that determine the default dates of the links. */
  rules: RentalRules
}

/** The list of rental companies, with their differences. */
export function SuppliersPage({ suppliers, rules }: SuppliersPageProps) {
  const { t } = useLingui()

  return (
    <Page>
      <Stack gap="6">
        <PageIntro title={t`Rental companies`} scene="ribat">
          <P tone="muted" maxW="text">
            <Trans>
              You rent directly from one of these companies. They set prices and conditions and hand
              over the keys.
            </Trans>
          </P>
        </PageIntro>
        {suppliers.length === 0 ? (
          <P>
            <Trans>No rental company offers cars here yet.</Trans>
          </P>
        ) : (
          <WhenParsed>
            <SupplierGrid aria-label={t`Rental companies`}>
              {suppliers.map((supplier) => (
                <styled.li key={supplier._id} display="grid" gridTemplateColumns="minmax(0, 1fr)">
                  <SupplierCard supplier={supplier} rules={rules} />
                </styled.li>
              ))}
            </SupplierGrid>
          </WhenParsed>
        )}
      </Stack>
    </Page>
  )
}
