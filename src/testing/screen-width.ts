import { vi } from 'vitest'

/** A screen with room for columns; without it tests are on a telephone. */
export const showOnWideScreen = (matches = true): void => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches }),
  )
}
