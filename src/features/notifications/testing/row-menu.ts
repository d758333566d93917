import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

import { type Control, press } from '#testing/walks/shown-controls.ts'
import { hasMeaning } from '#testing/walks/speech.ts'

/** The button that opens a notification's menu. */
export const makeRowMenuControl = (message: string): Control => ({
  role: 'button',
  name: `Actions: ${message}`,
})

/** Returns an action that opens a notification's menu and selects an item. */
export const chooseInRow = (message: string, action: string) => async () => {
  press('button', `Actions: ${message}`)
  const item = await screen.findByRole('menuitem', { name: (shown) => hasMeaning(shown, action) })
  fireEvent.click(item)
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
}
