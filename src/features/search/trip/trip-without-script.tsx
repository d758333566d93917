import type { Api } from '#api/client.ts'
import { TripForm } from '#rental/trip-form/trip-form.tsx'
import { chakra } from '#ui/style/styled.ts'

import { tripBox } from '../search-frame.ts'
import { type SearchChoices, toSearchParams } from '../search-params.ts'
import { TripLine, type TripLineProps } from './trip-line.tsx'

const Summary = chakra('summary', tripBox)

export interface TripWithoutScriptProps extends TripLineProps {
  api: Api
  choices: SearchChoices
}

/** The form of the trip, in the page and not in a dialog; it keeps the filters. For browsers without JavaScript. */
export function TripWithoutScript({ api, choices, ...line }: TripWithoutScriptProps) {
  const { trip, pickUp, dropOff } = line
  const keeps = { ...toSearchParams({ ...choices, page: 1 }) }

  return (
    <details>
      <Summary>
        <TripLine {...line} />
      </Summary>
      <chakra.div mt="3">
        <TripForm
          api={api}
          start={{ pickUp, dropOff, from: trip.from, to: trip.to }}
          keeps={keeps}
          onSearch={withoutScript}
        />
      </chakra.div>
    </details>
  )
}

/** The browser submits the form. */
const withoutScript = () => undefined
