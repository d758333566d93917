import { waitFor } from '@testing-library/react'

import type { ControlledFetch } from './calls.ts'
import { createCarPage } from './fleet.ts'
import { settle } from './page.tsx'

/** The call for the first page of a search. */
export const CARS_CALL = 'POST /api/frontend-cars/1/15'

/** Responds to the oldest pending search with a page of cars. */
export async function answerCars(
  wire: ControlledFetch,
  ...answer: Parameters<typeof createCarPage>
): Promise<void> {
  const call = await waitFor(() => wire.waiting(CARS_CALL))
  await settle(() => call.answer(200, createCarPage(...answer)))
}
