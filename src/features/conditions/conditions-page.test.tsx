import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { CONDITIONS } from '#testing/conditions.ts'
import { click } from '#testing/page.tsx'

const CONDITIONS_PATH = `/conditions/${CONDITIONS.supplier._id}`
const CONDITIONS_CALL = `GET /api${CONDITIONS_PATH}/en`

const readText = (element: Element | null) => element?.textContent.replaceAll('\u00a0', ' ')
/** Returns the figures listed for a term. */
const readFigures = (name: string) =>
  screen.getAllByText(name, { selector: 'dt' }).map((term) => readText(term.nextElementSibling))
/** The heading does not contain the supplier's name while the page loads. */
const findTitle = (name: string | RegExp = /Jasmin Auto/) =>
  screen.findByRole('heading', { level: 1, name })

describe('a supplier’s rental conditions', () => {
  // @shows CAR-25
  it('show figures by subject in the base currency, and the note as plain text', async () => {
    localStorage.setItem('masar-currency', 'EUR')
    controlFetch({ [CONDITIONS_CALL]: respondAlways(200, CONDITIONS) })
    await openApp(CONDITIONS_PATH)

    await findTitle('Rental conditions of Jasmin Auto')
    expect(screen.getByText('Version 2, in force since 1 March 2026')).toBeVisible()
    expect(readFigures('Without cover')).toEqual(['5,000 TND', '3,000 TND'])
    expect(readFigures('Full insurance')).toEqual(['0 TND'])
    expect(readFigures('Returned without a full tank: service fee, besides the fuel')).toEqual([
      '25 TND',
    ])
    expect(readFigures('All other vehicles, each extra kilometre')).toEqual(['0.30 TND'])
    expect(readFigures('Other countries you may drive to')).toEqual(['Algeria'])
    expect(readFigures('Delay without a charge')).toEqual(['30 minutes'])
    expect(readFigures('The deposit is accepted by')).toEqual(['credit card or cash'])
    expect(readFigures('Documents to bring')).toEqual(['driving licence and passport'])
    expect(readFigures('Young driver fee (under 25), for each day')).toEqual(['12 TND'])
    expect(screen.getByText('Tyres are covered by <b>full insurance</b> only.')).toBeVisible()
    expect(screen.queryByText('These conditions have been replaced')).toBeNull()
  })

  it('omit what the supplier does not state', async () => {
    const { supplier, version, latestVersion, since } = CONDITIONS
    const groups = [{ ranges: [], excess: { withoutCover: 2000 } }]
    const few = { supplier, version, latestVersion, since, groups }
    controlFetch({
      [CONDITIONS_CALL]: respondAlways(200, { ...few, depositMethods: [], documents: [] }),
    })
    await openApp(CONDITIONS_PATH)

    await findTitle()
    expect(readFigures('Without cover')).toEqual(['2,000 TND'])
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    expect(main.queryByRole('heading', { level: 3 })).toBeNull()
  })

  // @shows BOOKING-41
  it('show a notice when they have been replaced, and link to the current conditions', async () => {
    const earlier = { ...CONDITIONS, version: 1, refuellingFee: 20 }
    controlFetch({
      [CONDITIONS_CALL]: (call) =>
        call.answer(200, call.search === '?version=1' ? earlier : CONDITIONS),
    })
    const { router } = await openApp(`${CONDITIONS_PATH}?version=1`)

    await findTitle()
    expect(screen.getByText('These conditions have been replaced')).toBeVisible()
    expect(readFigures('Returned without a full tank: service fee, besides the fuel')).toEqual([
      '20 TND',
    ])
    await click('link', 'Show the current conditions')
    expect(router.state.location.search).toEqual({})
    expect(readFigures('Returned without a full tank: service fee, besides the fuel')).toEqual([
      '25 TND',
    ])
  })

  it('do not name the supplier when the operator hides suppliers', async () => {
    controlFetch({ [CONDITIONS_CALL]: respondAlways(200, CONDITIONS) })
    await openApp(CONDITIONS_PATH, 'en', { hideSuppliers: true })

    expect(
      await screen.findByText('Returned without a full tank: service fee, besides the fuel'),
    ).toBeVisible()
    await findTitle('Rental conditions')
    expect(document.body).not.toHaveTextContent('Jasmin Auto')
  })

  it.each([
    ['the supplier is unknown or has no conditions', {}, true],
    ['the backend does not support conditions', { backend: 'bookcars' }, false],
  ])('show “not found” when %s', async (_, settings, isAsked) => {
    const wire = controlFetch({ [CONDITIONS_CALL]: respondAlways(204, null) })
    await openApp(CONDITIONS_PATH, 'en', settings)

    await findTitle('Nothing to see here!')
    expect(wire.calls.some(({ name }) => name.includes('conditions'))).toBe(isAsked)
  })

  it('are translated into Spanish, including the names of countries and documents', async () => {
    controlFetch({ [CONDITIONS_CALL.replace('/en', '/es')]: respondAlways(200, CONDITIONS) })
    await openApp(CONDITIONS_PATH, 'es')

    await findTitle('Condiciones de alquiler de Jasmin Auto')
    expect(readFigures('Otros países autorizados')).toEqual(['Argelia'])
    expect(readFigures('Documentos necesarios')).toEqual(['permiso de conducir y pasaporte'])
  })
})
