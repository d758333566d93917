import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'

// @shows ACCOUNT-45
it.each([
  ['en', 'Password', /At least 6 characters; 8 or more are safer\./],
  ['fr', 'Mot de passe', /Au moins 6 caractères.*8/],
  ['es', 'Contraseña', /Al menos 6 caracteres.*8/],
] as const)(
  'a new password is advised to have 8 characters in %s',
  async (language, name, advice) => {
    controlFetch({ 'GET /api/settings': respondAlways(200, null) })
    await openApp('/sign-up', language)
    expect(await screen.findByLabelText(name)).toHaveAccessibleDescription(advice)
  },
)
