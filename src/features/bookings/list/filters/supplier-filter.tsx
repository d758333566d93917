import { Trans } from '@lingui/react/macro'

import { OptionChips } from './option-chips.tsx'

export interface SupplierFilterProps {
  suppliers: readonly { _id: string; fullName: string }[]
  chosen: readonly string[]
  onChoose: (suppliers: string[]) => void
}

export function SupplierFilter({ suppliers, chosen, onChoose }: SupplierFilterProps) {
  const options = suppliers.map(({ _id, fullName }) => ({ value: _id, name: fullName }))

  return (
    <OptionChips
      name="supplier"
      title={<Trans>Rental company</Trans>}
      {...{ options, chosen, onChoose }}
    />
  )
}
