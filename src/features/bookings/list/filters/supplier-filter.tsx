import { Trans, useLingui } from '@lingui/react/macro'

import { Select } from '#ui/control/controls.tsx'
import { Field } from '#ui/form/field.tsx'

export interface SupplierFilterProps {
  suppliers: readonly { _id: string; fullName: string }[]
  chosen: string | null
  onChoose: (supplier: string | null) => void
}

export function SupplierFilter({ suppliers, chosen, onChoose }: SupplierFilterProps) {
  const { t } = useLingui()

  return (
    <Field label={t`Rental company`}>
      {(control) => (
        <Select
          {...control}
          value={chosen ?? ''}
          onChange={({ target }) => onChoose(target.value || null)}
        >
          <option value="">
            <Trans>All rental companies</Trans>
          </option>
          {suppliers.map(({ _id, fullName }) => (
            <option key={_id} value={_id}>
              {fullName}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
