import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'

import type { Api } from '#api/client.ts'
import type { Trip } from '#api/trip.ts'

import { Button } from '../button.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { Tick } from '../tick.tsx'
import { tripOfDraft } from './trip-draft.ts'
import { TripMoments } from './trip-moments.tsx'
import { TripPlace } from './trip-place.tsx'
import type { TripFormState } from './use-trip-form.ts'

const TripSummary = lazyPart(async () => (await import('./trip-summary.tsx')).TripSummary)

const Form = chakra('form', {
  base: { display: 'grid', columnGap: '4', rowGap: '4', alignItems: 'start' },
})

const COLUMNS = {
  base: 'minmax(0, 1fr)',
  md: 'repeat(2, minmax(0, 1fr))',
  lg: 'minmax(0, 1.1fr) minmax(0, 1fr) minmax(0, 1fr) auto',
}

const rows = (...areas: (string | false)[]) =>
  areas.flatMap((row) => (row ? `"${row}"` : [])).join(' ')

/** Where each field stands: a column for telephones, a row where there is room. */
function areasOf(isReturn: boolean, isWrong: boolean) {
  return {
    base: rows('place', !isReturn && 'drop', 'same', 'from', 'to', 'go', isWrong && 'wrong'),
    md: rows(
      isReturn ? 'place same' : 'place drop',
      !isReturn && 'same same',
      'from to',
      'go go',
      isWrong && 'wrong wrong',
    ),
    lg: rows(
      'place from to go',
      !isReturn && 'drop . . .',
      'same . . .',
      isWrong && 'wrong wrong wrong wrong',
    ),
  }
}

export interface TripFormLook {
  api: Api
  submitLabel?: ReactNode
  /** `wide` is one row where there is room, `narrow` one column everywhere. */
  shape?: 'wide' | 'narrow'
  onSearch: (trip: Trip) => void
}

export interface TripFieldsProps extends TripFormLook {
  /** Held by a page that also fills it in from elsewhere. */
  form: TripFormState
}

/** The form itself, over a state that somebody else holds. */
export function TripFields({ api, form, submitLabel, shape = 'wide', onSearch }: TripFieldsProps) {
  const { t } = useLingui()
  const { isReturn } = form.draft
  const isWide = shape === 'wide'
  const areas = areasOf(isReturn, form.summary.length > 0)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const wrong = form.firstWrong()
    const trip = wrong ? null : tripOfDraft(form.draft, form.rules)
    if (trip) {
      form.sent()
      onSearch(trip)
    } else if (wrong) document.getElementById(form.idOf(wrong))?.focus()
  }

  return (
    <Form
      noValidate
      onSubmit={onSubmit}
      aria-label={t`Find a car`}
      gridTemplateAreas={isWide ? areas : areas.base}
      gridTemplateColumns={isWide ? COLUMNS : 'minmax(0, 1fr)'}
    >
      <chakra.div gridArea="place">
        <TripPlace api={api} form={form} field="pickUp" />
      </chakra.div>
      {isReturn ? null : (
        <chakra.div gridArea="drop">
          <TripPlace api={api} form={form} field="dropOff" />
        </chakra.div>
      )}
      <chakra.div gridArea="same" alignSelf={isWide ? { md: 'end', lg: 'start' } : undefined}>
        <Tick
          type="checkbox"
          checked={isReturn}
          onChange={(event) => form.change({ isReturn: event.target.checked })}
        >
          <Trans>Return to same location</Trans>
        </Tick>
      </chakra.div>
      <TripMoments form={form} />
      <Button type="submit" gridArea="go" mt={isWide ? { lg: '1.5625rem' } : undefined}>
        <Search aria-hidden size={20} />
        {submitLabel ?? <Trans>Search</Trans>}
      </Button>
      {form.summary.length > 0 ? <TripSummary form={form} /> : null}
    </Form>
  )
}
