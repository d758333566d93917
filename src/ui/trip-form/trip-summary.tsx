import { chakra, Stack } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'

import { OutsideLink } from '../link.tsx'
import { Notice } from '../notice.tsx'
import type { TripFormState } from './use-trip-form.ts'

/** What keeps the form from being sent, each a way to its field. */
export function TripSummary({ form }: { form: TripFormState }) {
  return (
    <chakra.div gridArea="wrong">
      <Notice tone="danger" urgent title={<Trans>Please fix errors</Trans>}>
        <Stack as="ul" gap="1" listStyleType="none">
          {form.summary.map((field) => (
            <li key={field}>
              <OutsideLink
                href={`#${form.idOf(field)}`}
                color="inherit"
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(form.idOf(field))?.focus()
                }}
              >
                {form.error(field)}
              </OutsideLink>
            </li>
          ))}
        </Stack>
      </Notice>
    </chakra.div>
  )
}
