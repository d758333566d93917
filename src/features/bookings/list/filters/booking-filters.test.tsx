import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'

import type { BookingFilters as Filters } from '#api/queries/bookings.query.ts'
import { createApi } from '#api/client.ts'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { click, renderPage } from '#testing/page.tsx'
import { renderWithoutScript, readSubmittedQuery } from '#testing/without-script.tsx'

import { NO_BOOKING_FILTERS, readFilters } from '../bookings-search.ts'
import { BookingFilterPanel } from './booking-filter-panel.tsx'

// Preload the code that a click lazy-loads.
beforeAll(() => import('./filter-fields.tsx'))

const LOCATION_ID = '66aa00000000000000000020'
const SUPPLIERS = [
  { _id: '66aa00000000000000000010', fullName: 'Jasmin Auto' },
  { _id: '66aa00000000000000000011', fullName: 'Carthago Rent' },
]

async function show(filters: Partial<Filters> = {}, locationName: string | null = null) {
  const changed = vi.fn<(filters: Filters) => Promise<void>>(() => Promise.resolve())
  renderPage(
    <BookingFilterPanel
      api={createApi({ host: '' })}
      filters={{ ...NO_BOOKING_FILTERS, ...filters }}
      locationName={locationName}
      dropOffName={null}
      suppliers={SUPPLIERS}
      onChange={changed}
    />,
  )
  await click('button', /^Filters/)
  return () => changed.mock.calls.map(([next]) => next)
}

const chooseOption = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('the filter panel accepts several suppliers', async () => {
  const listChanges = await show({ suppliers: ['66aa00000000000000000010'] })
  await click('checkbox', 'Carthago Rent')
  expect(listChanges().at(-1)).toMatchObject({ suppliers: SUPPLIERS.map(({ _id }) => _id) })
})

it('the filter panel applies a supplier and a day immediately', async () => {
  const listChanges = await show()
  await click('checkbox', 'Carthago Rent')
  expect(listChanges().at(-1)).toMatchObject({ suppliers: ['66aa00000000000000000011'] })
  chooseOption('Pick-up from', '2027-06-01')
  expect(listChanges().at(-1)).toMatchObject({ from: '2027-06-01' })
  chooseOption('Drop-off until', '2027-06-30')
  expect(listChanges().at(-1)).toMatchObject({ to: '2027-06-30' })
})

it('the filter panel applies a day only once its year is complete', async () => {
  const listChanges = await show()
  chooseOption('Pick-up from', '0202-06-01')

  expect(listChanges()).toEqual([])
  expect(screen.getByLabelText('Pick-up from')).toHaveValue('0202-06-01')
})

it('the filter panel applies a keyword on Enter or blur, and not on every key', async () => {
  const listChanges = await show()
  await userEvent.type(screen.getByLabelText('Search'), ' clio ')
  expect(listChanges()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()

  expect(listChanges()[0]).toEqual({ ...NO_BOOKING_FILTERS, keyword: 'clio' })
})

it('the filter panel removes a keyword that is cleared', async () => {
  const listChanges = await show({ keyword: 'clio' })
  await userEvent.clear(screen.getByLabelText('Search'))

  expect(listChanges()).toEqual([NO_BOOKING_FILTERS])
})

it('the filter panel requires a four-digit year when the date field loses focus', async () => {
  const listChanges = await show()
  const field = screen.getByLabelText('Pick-up from')
  fireEvent.change(field, { target: { value: '0026-12-10' } })
  expect(field).not.toHaveAttribute('aria-invalid')
  fireEvent.blur(field)

  expect(field).toHaveAccessibleDescription('Enter the year with four digits.')
  expect(listChanges()).toEqual([])
})

it.each([
  ['Pick-up location', { location: LOCATION_ID }],
  ['Drop-off location', { dropOff: LOCATION_ID }],
])(
  'the filter panel accepts a %s from the suggestions, and no partial input',
  async (name, chosen) => {
    const country = { _id: '66aa00000000000000000002', name: 'Tunisia' }
    const tunis = { _id: LOCATION_ID, name: 'Tunis', country }
    const page = [{ resultData: [tunis], pageInfo: [{ totalRecords: 1 }] }]
    controlFetch({ 'GET /api/locations/*': respondAlways(200, page) })
    const listChanges = await show()
    const field = screen.getByRole('combobox', { name })
    await userEvent.type(field, 'Tu')
    expect(listChanges()).toEqual([])
    const option = await screen.findByRole('option', { name: /Tunis/ })
    // The option was loaded for the previous input, and is disabled until the next response.
    await waitFor(() => expect(option).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(option)

    expect(listChanges()).toEqual([{ ...NO_BOOKING_FILTERS, ...chosen }])
  },
)

it('the filter panel restores the location on blur when the input matches none', async () => {
  controlFetch()
  await show({ location: LOCATION_ID }, 'Tunis')
  const field = screen.getByRole('combobox', { name: 'Pick-up location' })
  expect(field).toHaveValue('Tunis')
  await userEvent.type(field, ' No')
  await userEvent.tab()

  expect(field).toHaveValue('Tunis')
})

it('the filter panel clears all filters with one click', async () => {
  const listChanges = await show({ keyword: 'clio', from: '2027-06-01', statuses: ['pending'] })
  await click('link', 'Clear all')

  expect(listChanges()).toEqual([NO_BOOKING_FILTERS])
})

it('the filter panel shows no “Clear all” link when no filter is active', async () => {
  await show()

  expect(screen.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument()
})

it('the filter panel hides filters behind a button that shows how many are active', async () => {
  await show({ keyword: 'clio', statuses: ['pending'], from: '2027-06-01' })
  const button = screen.getByRole('button', { name: 'Filters (2)' })
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByLabelText('Pick-up from')).toBeVisible()
  await userEvent.click(button)

  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByLabelText('Search')).toBeVisible()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

it('the filter panel keeps the tab when all filters are cleared', async () => {
  const listChanges = await show({ tab: 'past', keyword: 'clio' })
  await click('link', 'Clear all')

  expect(listChanges()).toEqual([{ ...NO_BOOKING_FILTERS, tab: 'past' }])
})

it('the filter panel is a GET form without JavaScript', async () => {
  const filters = {
    ...NO_BOOKING_FILTERS,
    tab: 'past',
    keyword: 'clio',
    statuses: ['paid', 'deposit'],
    suppliers: SUPPLIERS.map(({ _id }) => _id),
    from: '2027-06-01',
    location: LOCATION_ID,
  } satisfies Filters
  const page = await renderWithoutScript(
    <BookingFilterPanel
      api={createApi({ host: '' })}
      filters={filters}
      locationName="Tunis"
      dropOffName={null}
      suppliers={SUPPLIERS}
      onChange={() => Promise.resolve()}
    />,
  )

  const button = page.getByRole('button', { name: 'Apply filters', hidden: true })
  const form = page.getByLabelText('Search').closest('form')
  expect(form).toHaveAttribute('action', '/bookings')
  expect(button).toHaveAttribute('form', form?.id)
  const query = form && readSubmittedQuery(form)
  const names = [...new Set(query?.keys())]
  const search = Object.fromEntries(names.map((name) => [name, query?.getAll(name).join('.')]))
  const read = readFilters(search)
  expect({ ...read, statuses: read.statuses.toSorted() }).toEqual({
    ...filters,
    statuses: filters.statuses.toSorted(),
  })
})
