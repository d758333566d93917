import { describe, expect, it } from 'vitest'

import { createApi } from '#api/client.ts'
import { SIDI_BOU_SAID, TUNIS } from '#testing/fleet.ts'
import { renderWithoutScript, readSubmittedQuery } from '#testing/without-script.tsx'

import { toLocation, type TripStart } from './trip-draft.ts'
import { TripForm } from './trip-form.tsx'
import type { TripFormLook } from './trip-fields.tsx'

const openForm = (start: TripStart = {}, formProps: Partial<TripFormLook> = {}) =>
  renderWithoutScript(
    <TripForm
      api={createApi({ host: '' })}
      start={start}
      onSearch={() => undefined}
      {...formProps}
    />,
  )

describe('the search form without JavaScript', () => {
  it('is a GET form for the search page', async () => {
    const page = await openForm({ pickUp: toLocation(TUNIS) })
    const form = page.getByRole('form', { name: 'Find a car' })

    expect(form).toHaveAttribute('method', 'get')
    expect(form).toHaveAttribute('action', '/search')
    expect([...readSubmittedQuery(form).keys()]).toEqual([
      'pickupName',
      'dropoffName',
      'fromDate',
      'fromTime',
      'toDate',
      'toTime',
    ])
    expect(page.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit')
  })

  it('submits location names instead of ids', async () => {
    const page = await openForm({ pickUp: toLocation(TUNIS), dropOff: toLocation(SIDI_BOU_SAID) })
    const query = readSubmittedQuery(page.getByRole('form'))

    expect(query.getAll('pickupName')).toEqual(['Tunis'])
    expect(query.getAll('dropoffName')).toEqual(['Sidi Bou Saïd'])
  })

  it('has a field for another drop-off location instead of a checkbox', async () => {
    const page = await openForm({ pickUp: toLocation(TUNIS) })

    expect(page.getByRole('textbox', { name: 'Drop-off location' })).toHaveValue('')
    expect(
      page
        .getByRole('checkbox', { name: 'Return to same location' })
        .closest('[data-needs-script]'),
    ).not.toBeNull()
  })

  it('lists all opening times', async () => {
    const page = await openForm()
    const times = page.getByLabelText('Pick-up time')

    expect(times.querySelectorAll('option[value]')).toHaveLength(48)
  })

  it('keeps the other query parameters of the page', async () => {
    const page = await openForm(
      {},
      { action: '/car/66aa', keeps: { gearbox: 'automatic', page: undefined } },
    )
    const query = readSubmittedQuery(page.getByRole('form'))

    expect(page.getByRole('form')).toHaveAttribute('action', '/car/66aa')
    expect(query.get('gearbox')).toBe('automatic')
    expect(query.has('page')).toBe(false)
  })
})
