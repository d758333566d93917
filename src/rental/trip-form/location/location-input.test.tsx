import { type QueryClient, QueryClientContext } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'

import { createApi } from '#api/client.ts'
import { QuerySource } from '#api/cache/query-source.ts'
import { controlFetch } from '#testing/calls.ts'
import { SIDI_BOU_SAID, TUNIS } from '#testing/fleet.ts'
import { renderPage, settle } from '#testing/page.tsx'

import { Field } from '#ui/form/field.tsx'
import { LocationInput } from './location-input.tsx'
import type { LocationDraft } from '../trip-draft.ts'

function LocationField() {
  const [location, setLocation] = useState<LocationDraft>({ text: '', location: null })
  return (
    <Field id="place" label="Pick-up location">
      {(control) => (
        <LocationInput
          api={createApi({ host: '' })}
          control={control}
          label="Places"
          value={location}
          onChange={setLocation}
        />
      )}
    </Field>
  )
}

beforeAll(() => import('./location-suggestions-list.tsx'))

it('a location field keeps its text and focus while the query client for its suggestions loads', async () => {
  const never = new Promise<QueryClient>(() => undefined)
  renderPage(
    <QueryClientContext value={undefined}>
      <QuerySource value={() => never}>
        <Suspense fallback="The whole page waits.">
          <LocationField />
        </Suspense>
      </QuerySource>
    </QueryClientContext>,
  )

  await userEvent.type(screen.getByRole('combobox', { name: 'Pick-up location' }), 'tunis')
  await settle()
  expect(screen.getByRole('combobox', { name: 'Pick-up location' })).toHaveFocus()
  expect(screen.getByRole('combobox', { name: 'Pick-up location' })).toHaveValue('tunis')
  expect(screen.queryByText('The whole page waits.')).not.toBeInTheDocument()
})

/** jsdom has no layout: simulates a list 320 pixels high with 1000 pixels of content, scrolled to this position. */
async function scrollTo(scrollTop: number) {
  const box = screen.getByRole('listbox').parentElement
  if (!box) throw new Error('The list is in no box.')
  for (const [name, value] of Object.entries({ clientHeight: 320, scrollHeight: 1000, scrollTop }))
    Object.defineProperty(box, name, { value, configurable: true })
  await settle(() => fireEvent.scroll(box))
}

// @shows PAGE-27, PAGE-28
// @sets pageSize, pageOffset
it.each([
  [{ pageSize: 30, pageOffset: 200 }, 470, 490],
  [{ pageSize: 10, pageOffset: 50 }, 620, 640],
])(
  'a location field loads the next page before the end of its list, as configured with %j',
  async (settings, before, position) => {
    const wire = controlFetch()
    renderPage(<LocationField />, { settings })
    const { pageSize } = settings
    const call = (page: number) => `GET /api/locations/${page}/${pageSize}/en`
    const answerPage = (row: object) => [
      { resultData: [row], pageInfo: [{ totalRecords: pageSize + 1 }] },
    ]
    await userEvent.click(screen.getByRole('combobox', { name: 'Pick-up location' }))
    const first = await waitFor(() => wire.waiting(call(1)))
    await settle(() => first.answer(200, answerPage(TUNIS)))
    await screen.findByRole('option', { name: /Tunis/ })

    await scrollTo(before)
    expect(wire.calls).toHaveLength(1)
    await scrollTo(position)
    await settle(() => wire.waiting(call(2)).answer(200, answerPage(SIDI_BOU_SAID)))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await scrollTo(position)
    expect(wire.calls).toHaveLength(2)
  },
)

/**
 * Dispatches events outside of `act`, so that React flushes only urgent updates and deferred ones are still
 * pending.
 */
async function dispatchEvents(field: HTMLElement, ...events: readonly Event[]) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  for (const event of events) {
    field.dispatchEvent(event)
    // oxlint-disable-next-line no-await-in-loop -- keys must be pressed one after the other
    await Promise.resolve()
  }
}

const createKeyDown = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true })

async function openFieldWithTunis() {
  const wire = controlFetch()
  renderPage(<LocationField />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Pick-up location' })
  await userEvent.click(field)
  const call = await waitFor(() => wire.waiting('GET /api/locations/1/30/en'))
  await settle(() => call.answer(200, [{ resultData: [TUNIS], pageInfo: [{ totalRecords: 1 }] }]))
  await screen.findByRole('option', { name: /Tunis/ })
  return field
}

it('pressing Enter directly after an arrow key chooses the highlighted location', async () => {
  const field = await openFieldWithTunis()
  await dispatchEvents(field, createKeyDown('ArrowDown'), createKeyDown('Enter'))
  await waitFor(() => expect(field).toHaveValue(TUNIS.name))
})

it('a list for older text is disabled immediately, so that nothing can be chosen', async () => {
  const field = await openFieldWithTunis()
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  value?.set?.call(field, 's')
  await dispatchEvents(field, new Event('input', { bubbles: true }))
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-disabled', 'true')
  await dispatchEvents(field, createKeyDown('ArrowDown'), createKeyDown('Enter'))
  expect(field).toHaveValue('s')
})
