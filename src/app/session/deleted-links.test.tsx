import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { hideLinkSecret } from './opening-link.ts'
import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { click, fill } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'

const DELETE_CALL = `DELETE /api/delete-tokens/${ANA._id}`

// @shows WIRE-84
it.each([200, 400])(
  'an emailed link’s page deletes the account’s links after saving the password (response: %i)',
  async (status) => {
    const wire = controlFetch({
      'GET /api/settings': respondAlways(200, null),
      'GET /api/check-token/*': respondAlways(200, 'OK'),
      'POST /api/activate': respondAlways(200, 'OK'),
      'POST /api/sign-in/frontend': respondAlways(200, ANA),
      'POST /api/bookings*': respondAlways(200, [{ resultData: [], pageInfo: [] }]),
      'POST /api/validate-access-token': respondAlways(200, 'OK'),
      [`GET /api/user/${ANA._id}`]: respondAlways(200, ANA),
      [DELETE_CALL]: respondAlways(status, status === 200 ? 'OK' : 'There are no links.'),
    })
    history.replaceState(
      null,
      '',
      `/reset-password/?u=${ANA._id}&e=${ANA.email}&t=secret-of-a-link`,
    )
    hideLinkSecret()
    await openApp('/reset-password')
    await screen.findByLabelText('New password')
    await fill('New password', 'a-long-enough-one')
    await fill('Confirm password', 'a-long-enough-one')
    expect(wire.calls.map(({ name }) => name)).not.toContain(DELETE_CALL)
    await click('button', 'Save the password')

    await waitFor(() => expect(wire.calls.map(({ name }) => name)).toContain(DELETE_CALL))
    const names = wire.calls.map(({ name }) => name)
    expect(names.indexOf(DELETE_CALL)).toBeGreaterThan(names.indexOf('POST /api/sign-in/frontend'))
    expect(names.filter((name) => name === DELETE_CALL)).toHaveLength(1)
    expect(await screen.findByText('Password changed successfully.')).toBeVisible()
  },
)
