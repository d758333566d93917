import { Trans } from '@lingui/react/macro'

import type { Api } from '#api/client.ts'
import { TripForm } from '#rental/trip-form/trip-form.tsx'
import { ExternalButtonLink } from '#ui/control/button.tsx'
import { styled, Stack } from '#ui/style/styled.ts'

import { FILTER_FORM_ID } from '../filters/filter-links.ts'
import { tripBox } from '../search-frame.tsx'
import { type SearchChoices, toSearchParams } from '../search-params.ts'
import { TripLine, type TripLineProps } from './trip-line.tsx'

const Summary = styled('summary', tripBox)

export interface TripWithoutScriptProps extends TripLineProps {
  api: Api
  choices: SearchChoices
}

/** The trip form for browsers without JavaScript. It keeps the filters and, on phones, has a link to them. */
export function TripWithoutScript({ api, choices, ...line }: TripWithoutScriptProps) {
  const { trip, pickUp, dropOff } = line
  const keeps = { ...toSearchParams({ ...choices, page: 1 }) }

  return (
    <Stack gap="2" pt="3">
      <details>
        <Summary>
          <TripLine {...line} />
        </Summary>
        <styled.div mt="3">
          <TripForm
            api={api}
            start={{ pickUp, dropOff, from: trip.from, to: trip.to }}
            keeps={keeps}
            onSearch={ignoreSearch}
          />
        </styled.div>
      </details>
      <styled.div hideFrom="md">
        <ExternalButtonLink href={`#${FILTER_FORM_ID}`} variant="outline">
          <Trans>Filters</Trans>
        </ExternalButtonLink>
      </styled.div>
    </Stack>
  )
}

/** Does nothing, because the browser submits the form. */
const ignoreSearch = () => undefined
