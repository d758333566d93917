import { type QueryClient, QueryClientContext } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { beforeAll, expect, it } from 'vitest'

import { createApi } from '#api/client.ts'
import { QuerySource } from '#api/query-source.ts'
import { renderPage, settle } from '#testing/page.tsx'

import { Field } from '../field.tsx'
import { PlaceInput } from './place-input.tsx'
import type { PlaceDraft } from './trip-draft.ts'

function PlaceField() {
  const [place, setPlace] = useState<PlaceDraft>({ text: '', place: null })
  return (
    <Field id="place" label="Pick-up place">
      {(control) => (
        <PlaceInput
          api={createApi({ host: '' })}
          control={control}
          label="Places"
          value={place}
          onChange={setPlace}
        />
      )}
    </Field>
  )
}

beforeAll(() => import('./place-suggestions-list.tsx'), 30_000)

it('stays in view, with what is typed, while the cache of its suggestions is downloaded', async () => {
  const never = new Promise<QueryClient>(() => undefined)
  renderPage(
    <QueryClientContext value={undefined}>
      <QuerySource value={() => never}>
        <Suspense fallback="The whole page waits.">
          <PlaceField />
        </Suspense>
      </QuerySource>
    </QueryClientContext>,
  )

  await userEvent.type(screen.getByRole('combobox', { name: 'Pick-up place' }), 'tunis')
  await settle()
  expect(screen.getByRole('combobox', { name: 'Pick-up place' })).toHaveFocus()
  expect(screen.getByRole('combobox', { name: 'Pick-up place' })).toHaveValue('tunis')
  expect(screen.queryByText('The whole page waits.')).not.toBeInTheDocument()
})
